import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brokenLimits, DeviceStorage } from '../harness'
import { assertClean, boot, logIn, pageOf, type RunningServer, startServer, target } from './support'

const OWNER = '13900000001'
let server: RunningServer
/** The device of the owner, who has logged in. */
const owner = new DeviceStorage(target)

before(async () => {
  server = await startServer()
  const app = await boot(server, { storage: owner, path: pageOf('login') })
  await logIn(app, server.url, OWNER)
  await app.close()
})
after(() => server?.remove())

const open = (name: Parameters<typeof pageOf>[0], query: Record<string, string> = {}) =>
  boot(server, { storage: owner, path: pageOf(name), query })

test('a rule of coins is changed, and a user is granted some with a reason', async () => {
  const app = await open('ops.gamification')
  try {
    const { page } = app
    await page.waitForText('每日签到')
    assert.deepEqual(brokenLimits(page.stats()), [])
    await page.tap('修改 每日签到')
    await page.waitForText('每日上限（次）（选填）')
    await page.input('钻石', '6')
    await page.tap('保存')
    await page.waitForText(/钻石 \+6/)
    await page.tap('用户')
    await page.waitForText('读者 120')
    await page.input('搜索姓名、手机号', '林小满')
    await app.rest()
    await page.tap('发放 林小满')
    await page.waitForText('发放给林小满')
    await page.input('数量', '21')
    await page.input('原因', '活动补发')
    await page.tap('确认发放')
    await page.waitFor(() => !page.has('发放给林小满'), 'the sheet to close')
    await page.tap('明细 林小满')
    await page.waitForText(/活动补发/)
    assert.deepEqual(brokenLimits(page.stats()), [])
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a raffle opens from the list with its prizes and who won them', async () => {
  const app = await open('ops.raffle')
  try {
    await app.page.waitForText('四月福袋')
    await app.page.tap('四月福袋')
    const raffle = await app.waitForPage(pageOf('ops.raffle.detail'))
    await raffle.waitForText('活动规则')
    await raffle.tap('中奖与发放')
    await raffle.waitForText(/第 1 名/)
    assert.deepEqual(brokenLimits(raffle.stats()), [])
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('the form of a raffle stays within the vendor’s limits and tells what is missing', async () => {
  const app = await open('ops.raffle.detail', { id: 'new' })
  try {
    const { page } = app
    await page.waitForText('添加奖品')
    await page.tap('添加奖品')
    await page.tap('保存草稿')
    await page.waitForText('请填写此项')
    assert.deepEqual(brokenLimits(page.stats()), [])
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a promoter is approved, and income and funnels stand in tables', async () => {
  const app = await open('ops.promoter', { section: 'promoters' })
  try {
    const { page } = app
    await page.waitForText('周南')
    await page.tap('通过 周南')
    await page.waitForText(/确定通过吗/)
    // The dialog's own button comes last, once all of it is drawn.
    await app.rest()
    await page.tap('通过', { nth: -1 })
    await page.waitForText('变更身份')
    await page.tap('收益', { nth: 0 })
    await page.waitForText('对账单')
    await page.waitForText(/DEMO-P1/)
    assert.deepEqual(brokenLimits(page.stats()), [])
    await app.enter(`/${pageOf('ops.funnel')}?span=month`)
    await app.waitForText('转化率')
    assertClean(app)
  } finally {
    await app.close()
  }
})
