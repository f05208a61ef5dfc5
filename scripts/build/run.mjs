import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import targetEngines from '../../config/targets.js'
import { at } from '../lib/root.mjs'
import { checkMini } from './check.mjs'
import { compressFolder } from './compress.mjs'
import { inputHash } from './inputs.mjs'
import { gatherLicenses } from './licenses.mjs'
import { bundleServerRender } from './server-render.mjs'
import { bundleServiceWorker } from './service-worker.mjs'
import { checkSyntax } from './syntax.mjs'
import { checkTexts } from './texts.mjs'
import { taroBuild } from './taro.mjs'
import { viteBuild } from './vite.mjs'

/** The targets, and the file that a whole output of each must have. */
const WHOLE = {
  h5: 'index.html',
  weapp: 'app.json',
  alipay: 'app.json',
  studio: 'index.html',
  // The gallery of the storefront's parts (docs/how-to/gallery.md); no part of what is shipped.
  'gallery-h5': 'index.html',
  'gallery-weapp': 'app.json',
  'gallery-alipay': 'app.json',
  // The page that `npm run bench lighthouse` compares the storefront with.
  'bare-h5': 'index.html',
}

/** @typedef {keyof typeof WHOLE} Target */

export const targets = /** @type {Target[]} */ (Object.keys(WHOLE))

/** @param {string} text @returns {text is Target} */
export const isTarget = (text) => text in WHOLE

/** @param {Target} target */
const outputOf = (target) => at('dist', target)
/** @param {Target} target */
const stampOf = (target) => at('dist', `${target}.built`)

/** Whether the output is there and was made from just these inputs. @param {Target} target @param {string} hash */
async function isCurrent(target, hash) {
  if (!existsSync(at('dist', target, WHOLE[target]))) return false
  return (await readFile(stampOf(target), 'utf8').catch(() => '')) === hash
}

/** @param {number} began @returns {string} */
const elapsed = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/**
 * Builds a target into dist/<target>. The output is made in a folder of its own and put in place at once, so that a
 * server never sees half of it and nothing of an older build stays behind.
 * @param {Target} target
 * @param {{ ifNeeded?: boolean, log?: (line: string) => void }} [options] `ifNeeded`: not when its inputs are unchanged
 * @returns {Promise<boolean>} whether it was built
 */
export async function build(target, { ifNeeded = false, log = console.log } = {}) {
  const began = performance.now()
  const hash = await inputHash(target)
  if (ifNeeded && (await isCurrent(target, hash))) return false
  const work = `dist/.${target}-${process.pid}`
  log(`building ${target} ...`)
  if (target === 'h5' || target === 'weapp' || target === 'alipay') await checkTexts(target)
  try {
    await rm(at(work), { recursive: true, force: true })
    await mkdir(at('dist'), { recursive: true })
    await (target === 'studio' ? viteBuild(work) : taroBuild(target, work))
    if (!existsSync(at(work, WHOLE[target]))) throw new Error(`the build of ${target} left no ${WHOLE[target]}`)
    log(`compiled ${target} after ${elapsed(began)}`)
    await gatherLicenses(at(work), at('dist', `${target}.licenses.txt`))
    const isMini = WHOLE[target] === 'app.json'
    if (target === 'h5') await bundleServiceWorker(at(work))
    // The gallery runs in the tests' own engines, and is not minified: numbers and such stay as they are written. The
    // studio is for the browsers of desktops.
    if (!target.startsWith('gallery-') && target !== 'studio')
      await checkSyntax(at(work), isMini ? targetEngines.mini : targetEngines.h5)
    if (isMini) await checkMini(at(work))
    if (target === 'h5') await bundleServerRender(at(work))
    if (['h5', 'bare-h5', 'studio'].includes(target)) await compressFolder(at(work))
    await rm(stampOf(target), { force: true })
    await rm(outputOf(target), { recursive: true, force: true })
    await rename(at(work), outputOf(target))
    await writeFile(stampOf(target), hash)
  } finally {
    await rm(at(work), { recursive: true, force: true })
  }
  log(`built ${target} in ${elapsed(began)}: dist/${target}`)
  return true
}
