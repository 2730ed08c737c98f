// The folder of the build that the tests open: `make test` names the quick one.
import { fileURLToPath, pathToFileURL } from "node:url";
import { resolve } from "node:path";

const PROJECT = new URL("../../", import.meta.url);
export const DIST = pathToFileURL(`${process.env.PACKPROOF_DIST ? resolve(process.env.PACKPROOF_DIST) : fileURLToPath(new URL("dist", PROJECT))}/`);
