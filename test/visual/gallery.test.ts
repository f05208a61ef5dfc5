import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { cases } from '../../gallery/cases'
import { at } from '../../scripts/lib/root.mjs'
import { differenceOf, TOLERANCE } from './compare'
import { openGallery, picture } from './gallery'

let gallery: Awaited<ReturnType<typeof openGallery>>

test.beforeAll(async ({ browser }) => {
  gallery = await openGallery(browser)
})
test.afterAll(() => gallery?.close())

for (const { id } of cases) {
  test(`${id} matches its expected image`, async ({ browserName: _ }, info) => {
    const actual = await picture(gallery.page, id)
    const expected = await readFile(at('test/visual/expected', `${id}.png`)).catch(() => null)
    assert.ok(expected, `no picture is expected of ${id}: npm run visual:update, and look at it`)
    assert.deepEqual(await gallery.foreignFonts(), [], `${id} is written in the machine's letters`)
    const { share, where } = await differenceOf(actual, expected)
    if (share <= TOLERANCE) return
    await info.attach('actual', { body: actual, contentType: 'image/png' })
    if (where) await info.attach('difference', { body: where, contentType: 'image/png' })
    assert.fail(`${(share * 100).toFixed(2)} % of ${id} looks otherwise; see its folder in test-results, or npm run visual:update if it should`)
  })
}

test('text in a font other than that of the page is detected', async () => {
  await picture(gallery.page, 'frame--filled')
  await gallery.page.evaluate(() => document.querySelector('#case')?.append(Object.assign(document.createElement('kbd'), { textContent: 'Esc' })))
  assert.notDeepEqual(await gallery.foreignFonts(), [])
})

test('an image of a different case is detected', async () => {
  const [one, other] = [await picture(gallery.page, 'frame--filled'), await picture(gallery.page, 'frame--centred')]
  assert.ok((await differenceOf(one, one)).share === 0)
  assert.ok((await differenceOf(one, other)).share > TOLERANCE)
})
