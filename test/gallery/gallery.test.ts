import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cases } from '../../gallery/cases'
import { at } from '../../scripts/lib/root.mjs'
import { bootMini, brokenLimits, type MiniApp, type Target } from '../harness'

/** Which output the lane runs. */
const target: Target = process.env.TARGET === 'alipay' ? 'alipay' : 'weapp'
let app: MiniApp

before(async () => {
  // Nobody answers its calls: all of it stands in the fixtures.
  app = await bootMini({ target, dist: at('dist', `gallery-${target}`), server: 'http://127.0.0.1:9' })
})
after(() => app.close())

for (const { id, module } of cases) {
  test(`${id} is drawn within the vendor's limits`, async () => {
    await app.enter(`/pages/index/index?case=${encodeURIComponent(id)}`)
    await app.rest()
    assert.deepEqual(brokenLimits(app.page.stats()), [])
    const failed = app.page.has('这部分内容没有加载出来')
    assert.equal(failed, module.data === null && id === 'frame--failed', `${id} ${failed ? 'failed to draw' : 'should have failed'}`)
  })
}

test('nothing was complained about', () => assert.deepEqual(app.recorder.problems, []))
