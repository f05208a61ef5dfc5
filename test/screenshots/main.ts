/**
 * `npm run screenshots`: the journey on the three targets at 375 px and the studio, into docs/screenshots. The outputs
 * must be built. Parts that are named are drawn alone: `npm run screenshots studio`.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { ensureChineseFont, ensureChromium, launchChromium } from '../../scripts/lib/chromium.mjs'
import { at } from '../../scripts/lib/root.mjs'
import { type RunningServer, startServer } from '../../scripts/lib/server.mjs'
import { shootAround, shootMembers } from './around'
import { shootH5 } from './h5'
import { shootMini, shootMiniScreens } from './mini'
import { shootPages } from './pages'
import { shootStudio } from './studio'

/** Returns the file for the screenshot of a screen on a target. */
export type File = (target: string, name: string) => string

const folder = at('docs/screenshots')
const file: File = (target, name) => path.join(folder, `${target}-${name}.png`)

type Part = (server: RunningServer, browser: Browser, file: File) => Promise<void>
const mini =
  (target: 'weapp' | 'alipay'): Part =>
  async ({ url }, browser) => {
    await shootMini(target, url, browser, file)
    await shootMiniScreens(target, url, browser, file)
  }
const parts: Readonly<Record<string, readonly Part[]>> = {
  h5: [shootH5, shootPages, shootAround, shootMembers],
  weapp: [mini('weapp')],
  alipay: [mini('alipay')],
  studio: [shootStudio],
}

async function main(): Promise<void> {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
  await mkdir(folder, { recursive: true })
  await ensureChromium(console.log)
  await ensureChineseFont(console.log)
  const server = await startServer()
  const browser = await launchChromium()
  try {
    for (const name of names) for (const shoot of parts[name] ?? []) await shoot(server, browser, file)
  } finally {
    await browser.close()
    await server.remove()
  }
}

main().then(
  // The mini-programs' timers would hold the process.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
