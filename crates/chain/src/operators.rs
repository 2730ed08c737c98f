//! Groups the addresses of each operator, which together are one witness: a reading asks the first that has a view.

use super::client::Client;
use super::endpoint::operator;

/// Returns the indexes of the endpoints, those of each operator together, in order.
pub(crate) fn groups(clients: &[Client]) -> Vec<Vec<usize>> {
    let mut groups: Vec<(_, Vec<usize>)> = Vec::new();
    for (index, client) in clients.iter().enumerate() {
        let own = operator(client.host());
        // views-8
        match groups.iter_mut().find(|(of, _)| *of == own) {
            Some((_, indexes)) => indexes.push(index),
            None => groups.push((own, vec![index])),
        }
    }
    groups.into_iter().map(|(_, indexes)| indexes).collect()
}
