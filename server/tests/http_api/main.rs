//! The HTTP half of the server, asked as clients and attackers ask it.

mod attacks;
mod document;
mod house;
mod limits;
mod people;
mod roles;
mod site;
mod tables;
