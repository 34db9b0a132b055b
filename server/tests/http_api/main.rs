//! The HTTP half of the server, asked as clients and attackers ask it.

mod attacks;
mod daily;
mod document;
mod house;
mod left_behind;
mod limits;
mod names;
mod people;
mod roles;
mod sign_in;
mod site;
mod tables;
