import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptInstall, which } from './debian.mjs'

/** Chromium without windows: a quarter less processor time for the same pages. */
const SHELL = 'chromium-headless-shell'
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium to use, or null: CHROME_PATH first, then the usual names. @returns {string | null} */
export function chromiumPath() {
  const configuredPath = process.env.CHROME_PATH
  if (configuredPath) {
    if (!existsSync(configuredPath)) throw new Error(`CHROME_PATH names ${configuredPath}, which does not exist.`)
    return configuredPath
  }
  for (const name of names) {
    const executable = which(name)
    if (executable) return executable
  }
  return macs.find((file) => existsSync(file)) ?? null
}

/**
 * Whether a font with Chinese glyphs is installed. Without fontconfig this is unknown: true on macOS and Windows, false
 * on Linux.
 */
function hasChineseFont() {
  if (!which('fc-list')) return process.platform !== 'linux'
  return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== ''
}

/** @param {string} line */
const print = (line) => console.error(`chromium: ${line}`)

/** Makes sure that screens can be pictured in Chinese, installing Debian's font when none is there. No test needs one. @param {(line: string) => void} [log] */
export async function ensureChineseFont(log = print) {
  if (hasChineseFont() || (await aptInstall(['fonts-noto-cjk', 'fontconfig'], log))) return
  log(
    'no Chinese font found and none could be installed: pictures of screens will show boxes (Debian: apt-get install fonts-noto-cjk)',
  )
}

/**
 * Makes sure that Chromium is there, installing Debian's when not; on a build machine its quicker shell also where
 * another one is.
 * @param {(line: string) => void} [log] told what is being done
 * @returns {Promise<string>} the executable
 */
export async function ensureChromium(log = print) {
  const wantsShell = process.env.CI && !process.env.CHROME_PATH && !which(SHELL)
  if (wantsShell || !chromiumPath()) await aptInstall([SHELL, 'fonts-noto-cjk'], log)
  // An older Debian has no such package.
  if (!chromiumPath()) await aptInstall(['chromium', 'fonts-noto-cjk'], log)
  const executable = chromiumPath()
  if (executable) return executable
  throw new Error(
    'No Chromium found, and it could not be installed here. Install one (Debian: apt-get install chromium fonts-noto-cjk) or name its executable in CHROME_PATH.',
  )
}

/** Arguments that make a headless Chromium quiet, and able to run as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** A started Chromium with an empty profile, driven by playwright-core. @param {import('playwright-core').LaunchOptions} [options] */
export async function launchChromium(options = {}) {
  const { chromium } = await import('playwright-core')
  return chromium.launch({
    executablePath: await ensureChromium(),
    headless: true,
    ...options,
    args: [...chromiumArgs, ...(options.args ?? [])],
  })
}
