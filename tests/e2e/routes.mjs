// What the service answers during the browser tests: the bundled samples, each at its own address.
export { default } from "../../tools/samples.mjs";
