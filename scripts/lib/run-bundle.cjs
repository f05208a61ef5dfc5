/**
 * Runs a bundle with the machine code that an earlier run of it left beside it:
 * `node run-bundle.cjs <bundle> [arguments]`. Compiling some megabytes takes a third of a server's start.
 */
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { createRequire, wrap } = require('node:module')
const path = require('node:path')
const { Script } = require('node:vm')

// The program finds its own arguments behind its name.
process.argv.splice(1, 1)
const [, bundle = ''] = process.argv
const codeFile = `${bundle}.code`
const cachedData = existsSync(codeFile) ? readFileSync(codeFile) : undefined
const script = new Script(wrap(readFileSync(bundle, 'utf8')), { filename: bundle, cachedData })

/**
 * By then the functions that a run needs are compiled; not of one that failed, perhaps before it had begun. Rename is
 * atomic: several runs may end at once.
 * @param {number} exitCode
 */
function writeCode(exitCode) {
  if (exitCode !== 0) return
  const work = `${codeFile}.${process.pid}`
  writeFileSync(work, script.createCachedData())
  renameSync(work, codeFile)
}
// The code of another node is refused.
if (!cachedData || script.cachedDataRejected) process.on('exit', writeCode)

const program = { exports: {} }
script.runInThisContext()(program.exports, createRequire(bundle), program, bundle, path.dirname(bundle))
