import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { cases } from '../../gallery/cases'
import { at } from '../../scripts/lib/root.mjs'
import { differenceOf, pngOf, TOLERANCE } from './compare'
import { openGallery } from './gallery'

let gallery: Awaited<ReturnType<typeof openGallery>>

test.beforeAll(async ({ browser }) => {
  gallery = await openGallery(browser)
})
test.afterAll(() => gallery?.close())

for (const { id } of cases) {
  test(`${id} matches its expected image`, async ({ browserName: _ }, info) => {
    const expected = await readFile(at('test/visual/expected', `${id}.png`)).catch(() => null)
    assert.ok(expected, `no picture is expected of ${id}: npm run visual:update, and look at it`)
    const look = async (isFresh: boolean) => {
      const actual = await gallery.picture(id, { isFresh })
      assert.deepEqual(await gallery.foreignFonts(), [], `${id} is written in the machine's letters`)
      return { actual, ...(await differenceOf(actual, expected)) }
    }
    const ledLook = await look(false)
    // What the page has kept of the cases before it is no fault of this one.
    const { actual, share, where } = ledLook.share <= TOLERANCE ? ledLook : await look(true)
    if (share <= TOLERANCE) return
    await info.attach('actual', { body: actual, contentType: 'image/png' })
    if (where) await info.attach('difference', { body: await pngOf(where), contentType: 'image/png' })
    assert.fail(
      `${(share * 100).toFixed(2)} % of ${id} looks otherwise; see its folder in test-results, or npm run visual:update if it should`,
    )
  })
}

test('text in a font other than that of the page is detected', async () => {
  await gallery.picture('frame--filled')
  await gallery.page.evaluate(() =>
    document.querySelector('#case')?.append(Object.assign(document.createElement('kbd'), { textContent: 'Esc' })),
  )
  assert.notDeepEqual(await gallery.foreignFonts(), [])
})

test('an image of a different case is detected', async () => {
  const [one, other] = [await gallery.picture('frame--filled'), await gallery.picture('frame--centred')]
  assert.ok((await differenceOf(one, one)).share === 0)
  assert.ok((await differenceOf(one, other)).share > TOLERANCE)
})
