import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brokenLimits, DeviceStorage, Script } from '../harness'
import { Api } from '../support/api'
import { assertClean, boot, logIn, pageOf, type RunningServer, startServer, target } from './support'

const STEWARD = '13900000002'
const SHOPPER = '13800000001'
let server: RunningServer
const device = new DeviceStorage(target)

before(async () => {
  server = await startServer()
  const app = await boot(server, { storage: device, path: pageOf('login') })
  await logIn(app, server.url, STEWARD)
  await app.close()
})
after(() => server?.remove())

test('a gate scans, goes on without a network, and sends what happened when it is back', async () => {
  const shopper = new Api(server.url)
  await shopper.login(SHOPPER)
  const liveCode = async (id: number) =>
    (await shopper.ok<{ rotating: { code: string } }>('GET', `/event/issuedticket/${id}/code/`)).rotating.code
  const script = new Script()
  const app = await boot(server, { storage: device, path: pageOf('event.event.verify'), query: { id: '1' }, script })
  try {
    const { page } = app
    await page.waitForText('先选择所在的闸口')
    await page.tap('先选择所在的闸口')
    await page.tap('南门')
    await page.waitForText(/ · 可离线使用/)
    const check = async (code: string) => {
      await page.input('券码', code)
      await page.tap('核验')
    }
    await check(await liveCode(1))
    await page.waitForText('请进')
    // WeChat's tones come from its audio context, Alipay's from a file on the device.
    if (target === 'alipay')
      await page.waitFor(() => app.recorder.callsOf('InnerAudioContext.play').length > 0, 'the tones of the result')
    const stats = page.stats()
    console.log(`door: ${stats.nodes} nodes`)
    assert.deepEqual(brokenLimits(stats), [])
    const groupCode = await liveCode(3)
    script.online = false
    await check(groupCode)
    await page.waitForText(/离线核验/)
    await page.waitForText('还能再进 1 位')
    await check(groupCode.replace(/.{6}$/, 'AAAAAA'))
    await page.waitForText('票码是伪造的')
    await page.waitForText(/2 条待同步/)
    script.online = true
    await page.waitFor(() => !page.has(/待同步/), 'the queue to be sent')
    await page.tap('记录')
    await page.waitForText('拒绝 · 票码是伪造的 · 离线')
    assertClean(app)
  } finally {
    await app.close()
  }
})
