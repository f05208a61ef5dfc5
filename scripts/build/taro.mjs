import { fork } from 'node:child_process'
import { at, root } from '../lib/root.mjs'

/**
 * Apps besides the storefront, by the first word of their targets: the gallery of its parts, and the page that it is
 * compared with.
 */
const SOURCES = /** @type {Readonly<Record<string, string>>} */ ({ gallery: 'gallery', bare: 'bench/bare-page' })

/** The line that ends the output of a build. */
const END = 'end of the build'

/**
 * The process that runs the builds of this one (taro-program.cjs), until a build fails.
 * @type {import('node:child_process').ChildProcess | undefined}
 */
let program

/** Starts it. It ends with this process, which does not wait for it between builds. */
function startProgram() {
  const child = fork(at('scripts/build/taro-program.cjs'), [END], {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  /** @type {{ unref?: () => void } | null | undefined} */ for (const part of [child, child.channel, child.stdout])
    part?.unref?.()
  // Between builds, too; a build that runs hears of it as well.
  return child.on('error', () => {})
}

/**
 * Sends a build to the program.
 * @param {import('node:child_process').ChildProcess} child
 * @param {object} options
 * @returns {Promise<{ code: number, log: string }>} `code` 0 when it came to its end
 */
function runBuild(child, options) {
  return new Promise((resolve, reject) => {
    let log = ''
    // Output that is awaited keeps this process, nothing else does.
    const waiting = setInterval(() => {}, 60_000)
    const finish = (/** @type {number} */ code) => {
      clearInterval(waiting)
      child.off('close', onClose).off('error', reject)
      child.stdout?.off('data', onData)
      resolve({ code, log })
    }
    const onClose = (/** @type {number | null} */ status) => finish(status || 1)
    const onData = (/** @type {Buffer} */ part) => {
      log += part.toString()
      // Something may still come after it.
      if (log.includes(`\n${END}\n`)) finish(0)
    }
    child.stdout?.on('data', onData)
    child.once('close', onClose).once('error', reject).send(options)
  })
}

/**
 * Runs Taro's production build of a target into a folder; `gallery-{type}` is the gallery's, `bare-{type}` the bare
 * page's. One at a time. Its output is shown when it fails or warns.
 * @param {string} target
 * @param {string} output relative to the repository
 */
export async function taroBuild(target, output) {
  const [app = '', type = app] = target.split('-')
  program ??= startProgram()
  const child = program
  const { code, log } = await runBuild(child, { type, output, source: SOURCES[app] ?? 'src' })
  // Taro ends with 0 after some errors, such as a page that is missing; it prints them though.
  if (code !== 0 || /✖ Errors|Module not found|编译失败|\[Error\]/.test(log)) {
    child.kill()
    program = undefined
    throw new Error(`taro build --type ${target} failed (exit code ${code}):\n${log}`)
  }
  if (log.includes('Warnings')) process.stderr.write(log)
}
