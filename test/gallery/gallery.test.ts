import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cases } from '../../gallery/cases'
import { at } from '../../scripts/lib/root.mjs'
import { bootMini, brokenLimits, type MiniApp, type Target } from '../harness'

/** Output that the suite tests. */
const target: Target = process.env.TARGET === 'alipay' ? 'alipay' : 'weapp'
let app: MiniApp

before(async () => {
  // Nobody answers its calls: all of it stands in the fixtures.
  app = await bootMini({ target, dist: at('dist', `gallery-${target}`), server: 'http://127.0.0.1:9' })
})
after(() => app.close())

/** Text of a module that failed to load. */
const FAILED = '这部分内容没有加载出来'

for (const { id } of cases) {
  test(`${id} renders within the vendor limits`, async () => {
    await app.enter(`/pages/index/index?case=${encodeURIComponent(id)}`)
    await app.rest()
    assert.deepEqual(brokenLimits(app.page.stats()), [])
    if (id === 'frame--failed') await app.waitForText(FAILED)
    else assert.ok(!app.page.has(FAILED), `${id} failed to draw`)
  })
}

test('rendering the gallery records no problems', () => assert.deepEqual(app.recorder.problems, []))
