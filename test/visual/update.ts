import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cases } from '../../gallery/cases'
import { build } from '../../scripts/build/run.mjs'
import { launchChromium } from '../../scripts/lib/chromium.mjs'
import { DRAWING } from '../../scripts/lib/drawing.mjs'
import { at } from '../../scripts/lib/root.mjs'
import { differenceOf } from './compare'
import { openGallery } from './gallery'

/** Takes the expected pictures anew; those that still look the same stay as they are. */
async function update(): Promise<void> {
  await build('gallery-h5', { ifNeeded: true })
  const folder = at('test/visual/expected')
  await mkdir(folder, { recursive: true })
  const browser = await launchChromium(DRAWING)
  const gallery = await openGallery(browser)
  const names = new Set(cases.map(({ id }) => `${id}.png`))
  try {
    for (const file of await readdir(folder)) if (!names.has(file)) await rm(`${folder}/${file}`)
    for (const { id } of cases) {
      const file = `${folder}/${id}.png`
      const before = await readFile(file).catch(() => null)
      const isUnchanged = async (screenshot: Buffer) =>
        before !== null && (await differenceOf(screenshot, before)).share === 0
      if (await isUnchanged(await gallery.picture(id))) continue
      // What is expected shows nothing that the page has kept of the cases before it.
      const screenshot = await gallery.picture(id, { isFresh: true })
      if (await isUnchanged(screenshot)) continue
      await writeFile(file, await sharp(screenshot).png({ palette: true, quality: 90, effort: 10 }).toBuffer())
      console.log(before ? `changed ${id}` : `new     ${id}`)
    }
  } finally {
    await gallery.close()
    await browser.close()
  }
}

void update()
