import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brokenLimits, DeviceStorage } from '../harness'
import { assertClean, boot, logIn, pageOf, type RunningServer, startServer, target } from './support'

let server: RunningServer
/** The device of a person who has logged in. */
const member = new DeviceStorage(target)

before(async () => {
  server = await startServer()
  const app = await boot(server, { storage: member, path: pageOf('login') })
  await logIn(app, server.url)
  await app.close()
})
after(() => server?.remove())

test('a slot is booked, put into the calendar where there is one, and cancelled', async () => {
  const app = await boot(server, {
    storage: member,
    path: pageOf('reservation.resv'),
    query: { slug: 'taoyi-gongfang' },
  })
  try {
    const { page } = app
    await page.waitForText('预约日期')
    // The month that is shown may have no day left, the next one always has.
    await page.tap('下个月')
    await page.waitForText(/余 \d+/)
    await page.tap(/ 15 日 余 \d+$/)
    await page.waitForText('预约时段')
    // A month of days and the slots of one of them.
    const stats = page.stats()
    console.log(`reservation: ${stats.nodes} nodes`)
    assert.deepEqual(brokenLimits(stats), [])
    await page.tap(/^09:00–10:00 余/)
    await page.tap('提交预约')
    await page.waitForText(/有 \d 处需要修改/)
    await page.input('称呼', '林小满')
    await page.input('几个人', '1')
    await page.tap('提交预约')
    await page.waitForText('约好了')
    const calls = app.recorder.callsOf('addPhoneCalendar').length
    if (target === 'weapp') {
      await page.tap('添加到日历')
      await page.waitFor(() => app.recorder.callsOf('addPhoneCalendar').length > calls, 'the calendar to be asked')
    } else assert.ok(!page.has('添加到日历'))
    await page.tap('查看我的预约')
    const list = await app.waitForPage(pageOf('reservation.resvrecord'))
    await list.waitForText(/09:00–10:00/)
    await list.tap(/09:00–10:00/)
    const detail = await app.waitForPage(pageOf('reservation.resvrecord.detail'))
    await detail.waitForText('取消预约')
    await detail.tap('取消预约')
    await detail.waitForText('确定要取消这次预约吗？')
    await detail.tap('取消预约', { nth: -1 })
    await detail.waitForText('已取消')
    assertClean(app)
  } finally {
    await app.close()
  }
})
