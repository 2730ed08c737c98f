//! The module that checks the oracle's proofs, once it has come.

use js_sys::{Function, Object, Reflect, Uint8Array, WebAssembly};
use proofs::message::{self, LENGTH_BYTES};
use verify::claims::{Inclusion, NotIncluded, OracleRequest, ProvenReceipt, Prover, Unproven};
use verify::hash::Hash32;
use wasm_bindgen::{JsCast, JsValue};

/// The module, running (`crates/prover`).
pub struct ProverModule {
    room: Function,
    prove: Function,
    memory: WebAssembly::Memory,
}

impl ProverModule {
    /// Starts a module of these bytes.
    ///
    /// # Errors
    ///
    /// What the browser says of bytes that are no such module.
    pub fn start(bytes: &[u8]) -> Result<Self, JsValue> {
        let module = WebAssembly::Module::new(&Uint8Array::from(bytes))?;
        let exports = WebAssembly::Instance::new(&module, &Object::new())?.exports();
        let export = |name: &str| Reflect::get(&exports, &name.into());
        Ok(Self {
            room: export("room")?.dyn_into()?,
            prove: export("prove")?.dyn_into()?,
            memory: export("memory")?.dyn_into()?,
        })
    }

    fn ask(&self, question: &[u8]) -> Result<Vec<u8>, JsValue> {
        let length = u32::try_from(question.len()).unwrap_or(u32::MAX);
        let room = self.room.call1(&JsValue::NULL, &length.into())?;
        self.at(&room, length).copy_from(question);
        let answer = self.prove.call0(&JsValue::NULL)?;
        let head = u32::try_from(LENGTH_BYTES).unwrap_or(u32::MAX);
        let length = message::length(&self.at(&answer, head).to_vec()).unwrap_or_default();
        let whole = self.at(&answer, head.saturating_add(length));
        Ok(whole.subarray(head, whole.length()).to_vec())
    }

    /// The module's memory at an address. It moves where the module asks for more of it.
    fn at(&self, address: &JsValue, length: u32) -> Uint8Array {
        let memory = self.memory.buffer();
        // Exact: a module has four gigabytes at most.
        let address = address.as_f64().unwrap_or_default() as u32;
        Uint8Array::new_with_byte_offset_and_length(&memory, address, length)
    }
}

impl Prover for ProverModule {
    fn prove(&self, input: &[u8], request: &OracleRequest) -> Result<Hash32, Unproven> {
        let answer = self.ask(&message::about_word(input, request));
        answer.map_or(Err(Unproven::NotLoaded), |answer| message::word(&answer))
    }

    fn prove_receipt(&self, inclusion: &Inclusion) -> Result<ProvenReceipt, NotIncluded> {
        let answer = self.ask(&message::about_receipt(inclusion));
        answer.map_or(Err(NotIncluded::NotLoaded), |answer| {
            message::receipt(&answer)
        })
    }
}
