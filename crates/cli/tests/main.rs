//! Runs the program, command by command, and compares its output, its files and its exit status.

mod check;
mod explain;
mod odds;
mod program;
mod read;
mod scripted;
mod shop;
mod views;
mod watch;
