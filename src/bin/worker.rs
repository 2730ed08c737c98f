//! The worker's entry.

fn main() {
    page::worker::start();
}
