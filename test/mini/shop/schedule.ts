/** Tests of operators' forms and bookings: an exported list, a booking at the counter, a closed slot. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertClean, target } from '../support'
import { arrive, OWNER, type Place, visit } from './steps'

export function schedule(place: Place): void {
  test('an operator exports the submissions of a form, which WeChat opens and Alipay gives the address of', async () => {
    const shop = await place.phoneOf(OWNER, 'ops.index')
    await visit(shop, 'ops.form')
    await shop.page.waitForText('茶会反馈')
    await shop.page.tap(/茶会反馈/)
    await arrive(shop, 'ops.form.submissions')
    await shop.page.tap('导出 Excel')
    await shop.page.waitForText('下载文件')
    await shop.page.tap('下载文件')
    if (target === 'weapp') {
      await shop.page.waitFor(() => shop.recorder.callsOf('openDocument').length === 1, 'the file to be opened')
      assert.match(
        String(Object.values(shop.recorder.callsOf('downloadFile').at(-1) ?? {})),
        /\/media\/exports\/.+\.xlsx$/,
      )
      assert.equal((shop.recorder.callsOf('openDocument').at(-1) as { fileType: string }).fileType, 'xlsx')
    } else {
      await shop.page.waitForText('将为您复制下载地址')
      await shop.page.tap('知道了')
      await shop.page.waitFor(() => shop.recorder.callsOf('setClipboard').length === 1, 'the address to be copied')
    }
    assertClean(shop)
  })

  test('an operator books for a customer at the counter and sees them in the slot', async () => {
    const shop = await place.phoneOf(OWNER, 'ops.index')
    await visit(shop, 'ops.reservation')
    await shop.page.waitForText('陶艺工坊')
    await shop.page.tap(/陶艺工坊/)
    await arrive(shop, 'ops.reservation.schedule')
    // The first day of the week after next is 8 to 14 days ahead; the demo closes days 5 and 6.
    await shop.page.tap('下一周')
    await shop.rest()
    await shop.page.tap('下一周')
    // This week's slots look the same.
    await shop.rest()
    await shop.page.waitForText(/11:00–12:00 已约/)
    await shop.page.tap(/^11:00–12:00 已约/)
    await shop.page.tap('代客预约')
    await shop.page.input('姓名(必填)', '王女士')
    await shop.page.tap('确认预约')
    await shop.page.waitForText(/11:00–12:00 已约 [1-4]\/4/)
    await shop.page.tap(/^11:00–12:00 已约 [1-4]\/4/)
    await shop.page.waitForText('王女士')
    assertClean(shop)
  })
}
