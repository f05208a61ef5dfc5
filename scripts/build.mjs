/**
 * `node scripts/build.mjs <h5|weapp|alipay ...> [--if-needed]`: production builds into dist/, one after the other.
 * With `--if-needed` a target whose inputs are unchanged since its last build is left alone.
 */
import { build, isTarget, targets } from './build/run.mjs'

const ifNeeded = process.argv.includes('--if-needed')
const chosenTargets = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = chosenTargets.filter((word) => !isTarget(word))

if (chosenTargets.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `no such target: ${unknown.join(', ')}\n` : ''}usage: node scripts/build.mjs <${targets.join('|')} ...> [--if-needed]`,
  )
  process.exit(2)
}

try {
  for (const target of chosenTargets) {
    if (isTarget(target) && !(await build(target, { ifNeeded }))) console.log(`dist/${target} is up to date`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
