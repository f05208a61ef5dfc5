import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { at } from '../../scripts/lib/root.mjs'
import { axe } from '../e2e/support'
import { differenceOf, TOLERANCE } from './compare'
import { EXPECTED_STUDIO, openStudioGallery } from './studio-gallery'

let gallery: Awaited<ReturnType<typeof openStudioGallery>>

test.beforeAll(async ({ browser }) => {
  gallery = await openStudioGallery(browser)
})
test.afterAll(() => gallery?.close())

test('each section of the studio’s gallery matches its expected image', async ({ browserName: _ }, info) => {
  const ids = await gallery.ids()
  assert.deepEqual((await readdir(at(EXPECTED_STUDIO))).sort(), ids.map((id) => `${id}.png`).sort())
  assert.deepEqual(await gallery.foreignFonts(), [], 'something is written in the machine’s letters')
  const others: string[] = []
  for (const id of ids) {
    const picture = await gallery.picture(id)
    const { share } = await differenceOf(picture, await readFile(at(EXPECTED_STUDIO, `${id}.png`)))
    if (share <= TOLERANCE) continue
    others.push(`${id}: ${(share * 100).toFixed(2)} %`)
    await info.attach(id, { body: picture, contentType: 'image/png' })
  }
  assert.deepEqual(others, [], 'npm run visual:update, if they should look otherwise')
})

test('the studio’s gallery is accessible and no wider than a tablet or a desk', async () => {
  for (const width of [834, 1024, 1440]) {
    await gallery.page.setViewportSize({ width, height: 900 })
    // A screen has one head, and the page of all parts two.
    const faults = (await axe(gallery.page)).filter((fault) => !fault.startsWith('landmark-unique'))
    assert.deepEqual(faults, [], `at ${width} px`)
    const over = await gallery.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    assert.ok(over <= 0, `${over} px wider than ${width} px`)
  }
})
