//! The oracle's proofs, checked in a WebAssembly module of its own.
//!
//! The worker loads it when a contract is read or a saved proof is opened, so that no verdict waits for
//! the arithmetic of the curve. Its whole interface is two functions and the module's memory: the caller
//! asks for [`room`] for a question, writes it there, and calls [`prove`], which leaves the answer in the
//! same place. [`proofs::message`] has the form of both.

use std::sync::{Mutex, MutexGuard, PoisonError};

use proofs::message;

/// The question, and then the answer.
static MESSAGE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Makes room for a question of this many bytes, and returns its address in the module's memory.
#[expect(unsafe_code, reason = "the name of an export")]
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *const u8 {
    let mut message = held();
    *message = vec![0; bytes];
    message.as_ptr()
}

/// Answers the question, and returns the answer's address: [`message::LENGTH_BYTES`] that say how long
/// it is, and so many bytes.
#[expect(unsafe_code, reason = "the name of an export")]
#[unsafe(no_mangle)]
pub extern "C" fn prove() -> *const u8 {
    let mut message = held();
    *message = message::answer(&message);
    message.as_ptr()
}

fn held() -> MutexGuard<'static, Vec<u8>> {
    MESSAGE.lock().unwrap_or_else(PoisonError::into_inner)
}
