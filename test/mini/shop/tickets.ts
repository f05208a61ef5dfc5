/** An e-ticket from its purchase to the door, and the wallet where there is no network. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Script } from '../../harness'
import { assertClean } from '../support'
import {
  arrive,
  consent,
  GATE,
  expectToast,
  type Place,
  SCAN,
  apiOf,
  showCamera,
  take,
  visit,
  openPaidOrder,
} from './steps'

const LESSON = '茶席入门课'

export function tickets(place: Place): void {
  test('a ticket is bought, shown by its code and offline, and redeemed once by a scan', async () => {
    const buyer = await place.phone('wallet')
    await buyer.rest()
    await take(buyer, place.url, LESSON, '立即购买')
    await arrive(buyer, 'shop.checkout')
    await buyer.page.tap('提交订单')
    await arrive(buyer, 'payment')
    await buyer.page.tap('立即支付')
    await openPaidOrder(buyer)
    await buyer.page.tap(/^电子票/)
    await arrive(buyer, 'shop.order.tickets')
    const qr = buyer.page.find.one(/^券码 \w+ 的二维码$/)
    assert.match(qr.getAttribute('src') ?? '', /^data:image/)
    type Tickets = { results: { num: string; status: string }[] }
    const tickets = async (tab: string) =>
      (await apiOf(buyer, place.url).ok<Tickets>('GET', '/shop/virtualcard/', { query: { tab } })).results
    const [ticket] = await tickets('unused')
    assert.ok(ticket)
    await visit(buyer, 'shop.virtualcard')
    await buyer.page.waitForText('请向店员出示二维码')
    await buyer.rest()

    const offlineScript = new Script()
    offlineScript.online = false
    const underground = await place.phone('shop.virtualcard', {}, { storage: buyer.storage, script: offlineScript })
    await underground.page.waitForText('网络不可用，以下为')
    assert.ok(underground.page.has(`券码 ${ticket.num} 的二维码`))
    await visit(underground, 'wallet')
    await underground.page.waitForText('我的票券')

    const gate = await place.phoneOf(GATE, 'ops.index')
    await gate.page.tap('电子票核销')
    await arrive(gate, 'ops.counter')
    await visit(gate, 'shop.ticket.verify')
    showCamera(gate, ticket.num)
    await gate.page.tap('扫码核销')
    await consent(gate, SCAN)
    await gate.page.waitForText('可以使用')
    await gate.page.waitForText(LESSON)
    await gate.page.tap('确认核销')
    await expectToast(gate, '核销成功')
    await gate.page.tap('继续核销')
    await gate.page.tap('扫码核销')
    await gate.page.waitForText(/不能使用.*使用时间 20.*核销人 ?阿拾/)
    await visit(gate, 'ops.verification')
    await gate.page.waitForText(ticket.num)
    await gate.page.waitForText('核销人 阿拾')
    assert.deepEqual(await tickets('unused'), [])
    await visit(buyer, 'shop.virtualcard', { tab: 'used' })
    await buyer.page.waitForText(/使用时间 20/)
    assertClean(buyer)
    assertClean(gate)
  })
}
