import { spawn } from 'node:child_process'
import { at, root } from '../lib/root.mjs'

/** Apps besides the storefront, by the first word of their targets: the gallery of its parts, and the page that it is compared with. */
const SOURCES = /** @type {Readonly<Record<string, string>>} */ ({ gallery: 'gallery', bare: 'bench/bare-page' })

/**
 * Runs Taro's production build of a target into a folder; `gallery-{type}` is the gallery's, `bare-{type}` the bare page's. Its output
 * is shown when it fails or warns.
 * @param {string} target
 * @param {string} output relative to the repository
 */
export function taroBuild(target, output) {
  return new Promise((resolve, reject) => {
    const [app = '', type = app] = target.split('-')
    const source = SOURCES[app] ?? 'src'
    const child = spawn(process.execPath, [at('node_modules/@tarojs/cli/bin/taro'), 'build', '--type', type], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', STOREFRONT_OUTPUT: output, STOREFRONT_SOURCE: source },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        log += part.toString()
      })
    }
    child.once('error', reject)
    child.once('close', (code) => {
      // Taro ends with 0 after some errors, such as a page that is missing; it prints them though.
      const hasFailed = code !== 0 || /✖ Errors|Module not found|编译失败|\[Error\]/.test(log)
      if (hasFailed) reject(new Error(`taro build --type ${target} failed (exit code ${code}):\n${log}`))
      else {
        if (log.includes('Warnings')) process.stderr.write(log)
        resolve(undefined)
      }
    })
  })
}
