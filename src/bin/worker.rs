//! The worker's entry.

fn main() {
    packproof::worker::start();
}
