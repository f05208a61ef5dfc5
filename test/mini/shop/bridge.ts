/** How little goes over the bridge when one thing on a screen changes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MiniApp } from '../../harness'
import { assertClean } from '../support'
import { fill, type Place, visit } from './steps'

/** Bytes of the first setData after a tap: what the finger waits for. The server's answer comes with its own. */
async function firstBytes(app: MiniApp, name: string | RegExp): Promise<number> {
  const before = app.page.setData.each.length
  await app.page.tap(name)
  await app.rest()
  return app.page.setData.each[before] ?? 0
}

export function bridge(place: Place): void {
  test('selecting a line, adding a piece and liking a note send at most 200 bytes each over the bridge', async () => {
    const app = await place.phone('wallet')
    await app.rest()
    await fill(app, place.url, { 桂花红茶: 2, 一方茶席套组: 1 })
    await visit(app, 'shop.basket')
    await app.rest()
    // From now on not all are chosen, whatever happens to the other line.
    await app.page.tap('选择一方茶席套组')
    await app.rest()
    const costs = {
      chosen: await firstBytes(app, '选择桂花红茶'),
      more: await firstBytes(app, '增加 桂花红茶'),
    }
    await visit(app, 'note.note.detail', { id: 1 })
    await app.rest()
    const like = await firstBytes(app, /^点赞/)
    for (const [what, bytes] of Object.entries(costs)) assert.ok(bytes > 0 && bytes <= 200, `${what}: ${bytes} bytes`)
    assert.ok(like > 0 && like <= 200, `like: ${like} bytes`)
    assertClean(app)
  })
}
