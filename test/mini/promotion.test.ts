import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brokenLimits, DeviceStorage } from '../harness'
import { assertClean, boot, logIn, pageOf, type RunningServer, startServer, target } from './support'

/** A promoter of the demo with 66 diamonds. */
const SHOPPER = '13800000001'
let server: RunningServer
const shopper = new DeviceStorage(target)

before(async () => {
  server = await startServer()
  const app = await boot(server, { storage: shopper, path: pageOf('login') })
  await logIn(app, server.url, SHOPPER)
  await app.close()
})
after(() => server?.remove())

const open = (name: Parameters<typeof pageOf>[0], query: Record<string, string> = {}) =>
  boot(server, { storage: shopper, path: pageOf(name), query })

test('a raffle opens from the centre, and a ticket of it is bought', async () => {
  const app = await open('raffle.center')
  try {
    await app.page.waitForText('春日福袋')
    await app.page.waitForText('我的抽奖号 3 个')
    assert.deepEqual(brokenLimits(app.page.stats()), [])
    await app.page.tap('春日福袋')
    const raffle = await app.waitForPage(pageOf('raffle.raffle'))
    await raffle.waitForText('我的钻石：66')
    await raffle.tap('参与抽奖')
    await raffle.waitForText('用 5 钻石换取 1 个抽奖号？')
    await app.rest()
    await raffle.tap('确定')
    await raffle.waitForText('共 1 个')
    await raffle.waitForText('我的钻石：61')
    assert.deepEqual(brokenLimits(raffle.stats()), [])
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a promoter’s page shows the code and the income, narrowed to a state', async () => {
  const app = await open('distribution.home', { kind: 'promoter' })
  try {
    const { page } = app
    await page.waitForText('DEMOPROM')
    await page.tap('收益明细')
    await page.waitForText(/DEMO-P1/)
    await page.tap('已取消')
    await page.waitForText('没有该状态的收益')
    assert.deepEqual(brokenLimits(page.stats()), [])
    assertClean(app)
  } finally {
    await app.close()
  }
})
