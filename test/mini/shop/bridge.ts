/** Tests that a small change of a screen sends little over the bridge. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type MiniApp, Script } from '../../harness'
import { assertClean } from '../support'
import { fill, type Place, visit } from './steps'

/**
 * Bytes of the first setData after a tap: what the finger waits for. The server's reply comes with its own, and on a
 * busy machine not before.
 */
async function firstBytes(app: MiniApp, script: Script, name: string | RegExp): Promise<number> {
  const { each } = app.page.setData
  const before = each.length
  let deliver = () => {}
  script.replies = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await app.page.tap(name)
  const bytes = await app.page.waitFor(() => each[before], `what a tap on ${name} changes`)
  deliver()
  await app.rest()
  return bytes
}

export function bridge(place: Place): void {
  test('selecting a line, adding a piece and liking a note send at most 200 bytes each over the bridge', async () => {
    const script = new Script()
    const app = await place.phone('wallet', {}, { script })
    await app.rest()
    await fill(app, place.url, { 桂花红茶: 2, 一方茶席套组: 1 })
    await visit(app, 'shop.basket')
    await app.rest()
    // From now on not all are chosen, whatever happens to the other line.
    await app.page.tap('选择一方茶席套组')
    await app.rest()
    const costs = {
      chosen: await firstBytes(app, script, '选择桂花红茶'),
      more: await firstBytes(app, script, '增加 桂花红茶'),
    }
    await visit(app, 'note.note.detail', { id: 1 })
    await app.rest()
    const like = await firstBytes(app, script, /^点赞/)
    for (const [what, bytes] of Object.entries(costs)) assert.ok(bytes > 0 && bytes <= 200, `${what}: ${bytes} bytes`)
    assert.ok(like > 0 && like <= 200, `like: ${like} bytes`)
    assertClean(app)
  })
}
