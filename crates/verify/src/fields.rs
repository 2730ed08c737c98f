//! Reads a payload's fields and keeps every fault, so that one malformed value hides no other.

use crate::replies::Address;
use crate::step::{Place, Point, Step, StepId, StepRun, Value};
use values::json::{Document, Form, FormError, Object, Wire};

/// The result of reading a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Published<T> {
    /// The field's value.
    Is(T),
    /// The field is absent or null, and may be.
    Absent,
    /// The field is missing or malformed: the step `payload` has failed on it.
    Malformed,
}

impl<T> Published<T> {
    /// Returns the value, if it is there.
    pub fn value(self) -> Option<T> {
        match self {
            Self::Is(value) => Some(value),
            Self::Absent | Self::Malformed => None,
        }
    }

    /// Gives the value another form.
    pub fn map<U>(self, view: impl FnOnce(T) -> U) -> Published<U> {
        match self {
            Self::Is(value) => Published::Is(view(value)),
            Self::Absent => Published::Absent,
            Self::Malformed => Published::Malformed,
        }
    }

    /// Returns the result with a reference to the value.
    pub const fn as_ref(&self) -> Published<&T> {
        match self {
            Self::Is(value) => Published::Is(value),
            Self::Absent => Published::Absent,
            Self::Malformed => Published::Malformed,
        }
    }
}

/// A payload's outermost object while it is read, with its step `payload`.
#[derive(Debug)]
pub struct Fields<'a> {
    /// The outermost object.
    pub object: Object<'a>,
    run: StepRun,
    read: u64,
}

impl<'a> Fields<'a> {
    /// Starts to read a document. A repeated key, at any depth, fails the step.
    pub fn new(document: &'a Document) -> Self {
        let mut run = StepRun::new(StepId::Payload);
        if let Some(repeated) = &document.repeated {
            run.differs(
                Point::KeyOnce,
                &Place::field(&repeated.path),
                repeated.key.as_str(),
                Value::Nothing,
            );
        }
        Self {
            object: document.object(),
            run,
            read: 0,
        }
    }

    /// Reads a field that must be there.
    pub fn required<T: Wire<'a>>(&mut self, name: &str) -> Published<T> {
        let read = self.object.required(name);
        self.record(read.map(Some))
    }

    /// Reads a field that may be absent or null.
    pub fn optional<T: Wire<'a>>(&mut self, name: &str) -> Published<T> {
        let read = self.object.optional(name);
        self.record(read)
    }

    /// Records a fault of a value below the outermost object.
    pub fn fault(&mut self, fault: &FormError) {
        // The scan of the whole document already reported a repeated key.
        if fault.repeated {
            return;
        }
        self.run.differs(
            Point::FieldForm,
            &Place::field(&fault.path()),
            fault.found.as_deref(),
            fault.form,
        );
    }

    /// Records that a well-formed value is in a place where it may not be.
    pub fn misplaced(&mut self, path: &str, found: impl Into<Value>, form: Form) {
        self.run
            .differs(Point::FieldForm, &Place::field(path), found, form);
    }

    /// Ends the step `payload`.
    pub fn finish(mut self) -> Step {
        self.run
            .at_least(Point::FieldsRead, &Place::Payload, self.read, 1);
        self.run.finish()
    }

    fn record<T>(&mut self, read: Result<Option<T>, FormError>) -> Published<T> {
        match read {
            Ok(value) => {
                self.read = self.read.saturating_add(1);
                value.map_or(Published::Absent, Published::Is)
            }
            Err(fault) => {
                self.fault(&fault);
                Published::Malformed
            }
        }
    }
}

/// Returns the consumer contract that a payload names, if it is an address.
pub(crate) fn contract(payload: &Object<'_>) -> Option<Address> {
    // views-2
    let address = payload.display("vrf_consumer_address")?;
    Address::from_hex(&address)
}
