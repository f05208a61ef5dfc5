/**
 * Loaded by every node process of the test command before its program. V8 optimizes a function once as much of its
 * bytecode has run as this budget says (132 KB by default). Most of our processes live for seconds: what they compile
 * early they hardly run, and the compiling is a tenth of their processor time. NODE_OPTIONS takes no such flag. The V8 of
 * Node 22 and later has no such budget, and prints an error for a flag that it does not know.
 */
const { setFlagsFromString } = require('node:v8')
const { isMainThread } = require('node:worker_threads')

const hasBudget = Number.parseInt(process.versions.node, 10) < 22

// The flag belongs to the process.
if (isMainThread && hasBudget) setFlagsFromString('--interrupt-budget=500000')
