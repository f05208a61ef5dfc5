import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import targetEngines from '../../config/targets.js'
import { at } from '../lib/root.mjs'
import { checkMini } from './check.mjs'
import { compressFolder } from './compress.mjs'
import { inputHash } from './inputs.mjs'
import { gatherLicenses } from './licenses.mjs'
import { buildServer } from './server/index.mjs'
import { bundleServerRender } from './server-render.mjs'
import { bundleServiceWorker } from './service-worker.mjs'
import { checkSyntax } from './syntax.mjs'
import { checkTexts } from './texts.mjs'
import { taroBuild } from './taro.mjs'
import { viteBuild } from './vite.mjs'

/**
 * @typedef {object} Output
 * @property {string} whole the file that a whole output must have
 * @property {(output: string) => Promise<void>} [compile] makes the output; Taro by default
 * @property {Parameters<typeof checkSyntax>[1]} [engines] the oldest engines, whose syntax the output must keep to
 * @property {boolean} [isServed] whether browsers load its files, which then lie beside their compressed ones
 */

const { h5: browsers, mini: vendors } = targetEngines

/** The targets. @satisfies {Record<string, Output>} */
const OUTPUTS = {
  h5: { whole: 'index.html', engines: browsers, isServed: true },
  weapp: { whole: 'app.json', engines: vendors },
  alipay: { whole: 'app.json', engines: vendors },
  // For the browsers of desktops.
  studio: { whole: 'index.html', compile: (output) => viteBuild(output), isServed: true },
  server: { whole: 'main.js', compile: buildServer },
  // The gallery of the parts of storefront and studio (docs/how-to/gallery.md), which is no part of what is shipped. It runs in the
  // tests' own engines, and is not minified: numbers and such stay as they are written.
  'gallery-h5': { whole: 'index.html' },
  'gallery-weapp': { whole: 'app.json' },
  'gallery-alipay': { whole: 'app.json' },
  'gallery-studio': { whole: 'gallery/index.html', compile: (output) => viteBuild(output, 'gallery') },
  // The page that `npm run bench lighthouse` compares the storefront with.
  'bare-h5': { whole: 'index.html', engines: browsers, isServed: true },
}

/** @typedef {keyof typeof OUTPUTS} Target */

export const targets = /** @type {Target[]} */ (Object.keys(OUTPUTS))

/** @param {Target} target @returns {Output} */
const rowOf = (target) => OUTPUTS[target]

/** @param {string} text @returns {text is Target} */
export const isTarget = (text) => text in OUTPUTS

/** @param {Target} target */
const outputOf = (target) => at('dist', target)
/** @param {Target} target */
const stampOf = (target) => at('dist', `${target}.built`)

/** Whether the output is there and was made from just these inputs. @param {Target} target @param {string} hash */
async function isCurrent(target, hash) {
  if (!existsSync(at('dist', target, rowOf(target).whole))) return false
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
  const { whole, compile, engines, isServed } = rowOf(target)
  const hash = await inputHash(target)
  if (ifNeeded && (await isCurrent(target, hash))) return false
  const work = `dist/.${target}-${process.pid}`
  log(`building ${target} ...`)
  if (target === 'h5' || target === 'weapp' || target === 'alipay') await checkTexts(target)
  try {
    await rm(at(work), { recursive: true, force: true })
    await mkdir(at('dist'), { recursive: true })
    await (compile ? compile(work) : taroBuild(target, work))
    if (!existsSync(at(work, whole))) throw new Error(`the build of ${target} left no ${whole}`)
    log(`compiled ${target} after ${elapsed(began)}`)
    await gatherLicenses(at(work), at('dist', `${target}.licenses.txt`))
    if (target === 'h5') await bundleServiceWorker(at(work))
    if (engines) await checkSyntax(at(work), engines)
    if (whole === 'app.json') await checkMini(at(work))
    if (target === 'h5') await bundleServerRender(at(work))
    if (isServed) await compressFolder(at(work))
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
