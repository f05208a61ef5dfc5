/**
 * Loaded by every node process of the test command before its program. V8 optimizes a function once as much of its
 * bytecode has run as this budget says (132 KB by default). Most of our processes live for seconds: what they compile
 * early they hardly run, and the compiling is a tenth of their processor time. NODE_OPTIONS takes no such flag.
 */
const { setFlagsFromString } = require('node:v8')
const { isMainThread } = require('node:worker_threads')

// The flag belongs to the process.
if (isMainThread) setFlagsFromString('--interrupt-budget=500000')
