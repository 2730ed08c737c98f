//! What the rules say: of every vector, of what a shop and its endpoints may do, and of hostile input.

mod claims;
mod derivations;
mod dishonest;
mod endpoints;
mod honest;
mod hostile;
mod lies;
mod omissions;
mod protocol;
mod pure;
mod seed_origin;
mod total;
mod vectors;
mod word_origin;
mod work;
