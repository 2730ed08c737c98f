//! Keeps one witness for each operator: a reading asks only the first address of each.

use super::client::Client;
use super::endpoint::operator;
use verify::claims::Fault;

/// Checks that the endpoint at this index is the first of its operator.
///
/// # Errors
///
/// [`Fault::SameOperator`] if an endpoint before it belongs to the same operator.
pub(crate) fn is_first(clients: &[Client], index: usize) -> Result<(), Fault> {
    let mut operators = clients.iter().map(|client| operator(client.host()));
    // views-8
    let own = operators.clone().nth(index);
    match own.is_some_and(|own| operators.position(|other| other == own) != Some(index)) {
        true => Err(Fault::SameOperator),
        false => Ok(()),
    }
}
