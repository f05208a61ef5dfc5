/** A piece that goes back, from the wish to the money. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitUntil } from '../../harness/page'
import { assertClean } from '../support'
import { answer, arrive, buy, expectToast, OWNER, type Place, apiOf, visit } from './steps'

const TEA = '桂花红茶'

export function returns(place: Place): void {
  test('a return is requested, agreed, shipped back, received and refunded, and its log shows every step', async () => {
    const buyer = await place.phone('wallet')
    const shop = await place.phoneOf(OWNER, 'ops.index')
    await buyer.rest()
    const order = await buy(buyer, place.url, { [TEA]: 2 })
    await deliver(apiOf(shop, place.url), order)
    await visit(buyer, 'shop.order.detail', { number: order })
    await buyer.page.tap(`申请售后 ${TEA}`)
    await arrive(buyer, 'shop.orderlinereturn.apply')
    await buyer.page.tap('退货退款')
    await buyer.page.waitForText('最多可退 ¥69')
    for (const [amount, words] of [
      ['', '请填写退款金额'],
      ['69.01', '退款金额不能超过 ¥69'],
      ['60', '请填写退货原因'],
    ] as const) {
      await buyer.page.input('退款金额', amount)
      await buyer.page.tap('提交申请')
      await buyer.page.waitForText(words)
    }
    await buyer.page.tap('请选择')
    await buyer.page.tap('多买了')
    await buyer.page.tap('提交申请')
    await expectToast(buyer, '申请已提交')
    await arrive(buyer, 'shop.orderlinereturn.detail')
    await buyer.page.waitForText('待商家处理')
    const number = buyer.page.query.number ?? ''

    await visit(shop, 'ops.index')
    await shop.page.tap('售后管理')
    await arrive(shop, 'ops.orderlinereturn')
    await shop.page.input('搜索售后编号、订单号、买家', number)
    // The list of before is replaced a second later.
    await shop.rest()
    await shop.page.tap(new RegExp(number))
    await arrive(shop, 'shop.orderlinereturn.detail')
    await shop.page.tap('同意')
    await answer(shop, '同意后将按申请处理', '同意')
    await expectToast(shop, '已处理')

    await visit(buyer, 'shop.orderlinereturn.detail', { number })
    await buyer.page.tap('填写运单号')
    await buyer.page.tap('确定', { within: 'dialog' })
    await expectToast(buyer, '请填写快递公司')
    await buyer.page.input('快递公司(必填)', '中通快递')
    await buyer.page.input('运单号(必填)', 'ZT778812')
    await buyer.page.tap('确定', { within: 'dialog' })
    await expectToast(buyer, '运单号已提交')
    await buyer.page.waitForText('中通快递 ZT778812')

    await visit(shop, 'shop.orderlinereturn.detail', { number })
    await shop.page.tap('确认收到退货')
    await answer(shop, '确认收到退回的商品', '确认收到退货')
    await expectToast(shop, '已处理')

    // The vendor pays back in its own time.
    const status = async () =>
      (await apiOf(buyer, place.url).ok<{ status: string }>('GET', `/shop/orderlinereturn/${number}/`)).status
    await waitUntil(async () => (await status()) === 'refunded', 'the money to be back', 30_000)
    await visit(buyer, 'shop.orderlinereturn.detail', { number })
    await buyer.page.waitForText(
      /处理进度.*已退款.*商家 · 商家已收货.*买家 · 退货运输中.*商家 · 商家已同意.*买家 · 待商家处理/,
    )
    await buyer.page.tap(/^查看订单/)
    await arrive(buyer, 'shop.order.detail')
    await buyer.page.waitForText(/已退款 ?¥60/)
    assertClean(buyer)
    assertClean(shop)
  })
}

/** Everything of an order is sent and has come. */
async function deliver(shop: ReturnType<typeof apiOf>, number: string): Promise<void> {
  type Orders = { results: { id: number; lines: { id: number; quantity: number }[] }[] }
  const { results } = await shop.ok<Orders>('GET', '/ops/shop/order/', { query: { search: number } })
  const [order] = results
  assert.ok(order)
  const lines = order.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
  await shop.ok('POST', `/ops/shop/order/${order.id}/process/`, {
    body: { action: 'ship', carrier: '顺丰速运', tracking_no: 'SF1', lines },
  })
  await shop.ok('POST', `/ops/shop/order/${order.id}/process/`, { body: { action: 'deliver' } })
}
