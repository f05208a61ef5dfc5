import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cases } from '../../gallery/cases'
import { build } from '../../scripts/build/run.mjs'
import { launchChromium } from '../../scripts/lib/chromium.mjs'
import { DRAWING } from '../../scripts/lib/drawing.mjs'
import { at } from '../../scripts/lib/root.mjs'
import { differenceOf } from './compare'
import { openGallery } from './gallery'
import { EXPECTED_STUDIO, openStudioGallery } from './studio-gallery'

type TakePicture = (id: string) => Promise<Buffer>

/** Takes the expected pictures of a gallery anew; those that still look the same stay as they are. */
async function update(folder: string, ids: readonly string[], take: TakePicture, takeFresh = take): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = new Set(ids.map((id) => `${id}.png`))
  for (const file of await readdir(folder)) if (!names.has(file)) await rm(`${folder}/${file}`)
  for (const id of ids) {
    const file = `${folder}/${id}.png`
    const before = await readFile(file).catch(() => null)
    const isUnchanged = async (screenshot: Buffer) =>
      before !== null && (await differenceOf(screenshot, before)).share === 0
    if (await isUnchanged(await take(id))) continue
    // What is expected shows nothing that the page has kept of the cases before it.
    const screenshot = await takeFresh(id)
    if (await isUnchanged(screenshot)) continue
    await writeFile(file, await sharp(screenshot).png({ palette: true, quality: 90, effort: 10 }).toBuffer())
    console.log(before ? `changed ${id}` : `new     ${id}`)
  }
}

async function main(): Promise<void> {
  await build('gallery-h5', { ifNeeded: true })
  await build('gallery-studio', { ifNeeded: true })
  const browser = await launchChromium(DRAWING)
  try {
    const gallery = await openGallery(browser)
    const ids = cases.map(({ id }) => id)
    await update(at('test/visual/expected'), ids, gallery.picture, (id) => gallery.picture(id, { isFresh: true }))
    await gallery.close()
    const studio = await openStudioGallery(browser)
    await update(at(EXPECTED_STUDIO), await studio.ids(), studio.picture)
    await studio.close()
  } finally {
    await browser.close()
  }
}

void main()
