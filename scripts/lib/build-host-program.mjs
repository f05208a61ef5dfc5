/**
 * Builds what its parent asks for, one target after the other in one process (scripts/build/taro-program.cjs says why).
 * A message is the target's name; the reply is `{ target, isBuilt, output }` with what was logged or the error.
 */
import { build } from '../build/run.mjs'

/** The builds until now: the next one follows them. */
let queue = Promise.resolve()

/** @param {import('../build/run.mjs').Target} target */
async function buildIfNeeded(target) {
  const lines = /** @type {string[]} */ ([])
  const log = (/** @type {string} */ line) => void lines.push(line)
  try {
    if (!(await build(target, { ifNeeded: true, log }))) log(`dist/${target} is up to date`)
    process.send?.({ target, isBuilt: true, output: lines.join('\n') })
  } catch (error) {
    log(error instanceof Error ? error.message : String(error))
    process.send?.({ target, isBuilt: false, output: lines.join('\n') })
  }
}

process.on('message', (/** @type {import('../build/run.mjs').Target} */ target) => {
  queue = queue.then(() => buildIfNeeded(target))
})
process.on('disconnect', () => process.exit())
