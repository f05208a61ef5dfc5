/** `npm run screenshots`: the journey on the three targets at 375 px, into docs/screenshots. The outputs must be built. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { ensureChineseFont, ensureChromium, launchChromium } from '../../scripts/lib/chromium.mjs'
import { at } from '../../scripts/lib/root.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { shootAround, shootMembers } from './around'
import { shootH5 } from './h5'
import { shootMini, shootMiniScreens } from './mini'
import { shootPages } from './pages'

/** Where the picture of a screen on a target goes. */
export type File = (target: string, name: string) => string

const folder = at('docs/screenshots')
const file: File = (target, name) => path.join(folder, `${target}-${name}.png`)

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true })
  await ensureChromium(console.log)
  await ensureChineseFont(console.log)
  const server = await startServer()
  const browser = await launchChromium()
  try {
    await shootH5(server, browser, file)
    await shootPages(server, browser, file)
    await shootAround(server, browser, file)
    await shootMembers(server, browser, file)
    for (const target of ['weapp', 'alipay'] as const) {
      await shootMini(target, server.url, browser, file)
      await shootMiniScreens(target, server.url, browser, file)
    }
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
