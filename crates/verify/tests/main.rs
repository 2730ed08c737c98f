//! What the rules say: of every vector, of what a shop and its endpoints may do, and of hostile input.

mod anchor;
mod block;
mod claims;
mod dates;
mod derivations;
mod dishonest;
mod early;
mod endpoints;
mod errors;
mod honest;
mod hostile;
mod lies;
mod omissions;
mod protocol;
mod pure;
mod requests;
mod rounds;
mod seed_origin;
mod signature;
mod total;
mod trail;
mod unlisted;
mod vectors;
mod waiting;
mod word_origin;
mod work;
