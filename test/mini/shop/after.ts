/** Tests of the steps after an order: parcels, reviews, reordering, and the return of a piece. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { MiniApp } from '../../harness'
import { assertClean, target } from '../support'
import { answer, arrive, buy, CHOOSE, consent, expectToast, OWNER, type Place, visit } from './steps'

const TEA = '桂花红茶'
const SET = '一方茶席套组'

/** From the operators' menu to an order by its number, as its shop sees it. */
async function findOrder(shop: MiniApp, number: string): Promise<void> {
  await visit(shop, 'ops.index')
  await shop.page.tap('订单管理')
  await arrive(shop, 'ops.order')
  await shop.page.input('搜索单号、商品、买家、取货码', number)
  await shop.page.waitFor(() => (shop.page.text().match(/20\d\d[/-]/g) ?? []).length === 1 || null, 'one order alone')
  await shop.page.tap(new RegExp(number))
  await arrive(shop, 'ops.order.detail')
}

async function ship(shop: MiniApp, carrier: string, no: string): Promise<void> {
  await shop.page.input('快递公司', carrier)
  await shop.page.input('运单号', no)
  await shop.page.tap('发货')
  await expectToast(shop, '已发货')
}

/** A picture in the phone's album, which is the next to be chosen. */
async function nextPicture(app: MiniApp): Promise<void> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a8f6a' } })
    .jpeg()
    .toBuffer()
  const path = target === 'weapp' ? 'http://tmp/cup.jpg' : 'https://resource/cup'
  app.script.next(CHOOSE, [path]).next(`file:${path}`, { bytes, type: 'image/jpeg', name: 'cup.jpg' })
}

export function afterwards(place: Place): void {
  test('an order is shipped in two parcels, received, commented on with an image, and reordered', async () => {
    const buyer = await place.phone('wallet')
    const shop = await place.phoneOf(OWNER, 'ops.index')
    await buyer.rest()
    const number = await buy(buyer, place.url, { [TEA]: 2, [SET]: 1 })
    await findOrder(shop, number)
    await shop.page.tap(`减少 发货数量 ${TEA}`)
    await shop.page.tap(`减少 发货数量 ${SET}`)
    await shop.page.input('快递公司', '顺丰速运')
    await shop.page.tap('发货')
    await expectToast(shop, '请填写快递公司和运单号')
    await ship(shop, '顺丰速运', 'SF900100')
    await shop.page.waitForText(/运输中/)
    await ship(shop, '京东物流', 'JD0087')
    await shop.page.waitForText('包裹 2')
    assert.ok(!shop.page.has('发货'))

    await visit(buyer, 'shop.order.detail', { number })
    await buyer.page.waitForText('包裹 2')
    await buyer.page.tap(/^包裹 1/)
    await arrive(buyer, 'shop.order_nodedelivery.detail')
    await buyer.page.waitForText('顺丰速运 SF900100')
    await buyer.page.waitForText(/物流轨迹.*包裹内商品.*桂花红茶 ¥69 ×1/)
    await buyer.back()
    await buyer.rest()
    await buyer.page.tap('确认收货')
    await answer(buyer, '请确认已经收到商品', '已收到')
    await expectToast(buyer, '已确认收货')

    await buyer.page.tap('评价商品')
    await arrive(buyer, 'shop.order.comment')
    await buyer.page.tap('提交评价')
    await expectToast(buyer, '请填写评价内容')
    await buyer.page.tap('4 星', { within: `评分 ${TEA}` })
    await buyer.page.input('说说它用起来怎么样', '第三泡最甜', { nth: 1 })
    await nextPicture(buyer)
    await buyer.page.tap(`晒图 ${TEA} 上传图片`)
    await consent(buyer, CHOOSE)
    await buyer.page.waitFor(() => buyer.page.has('图片 1 更换图片'), 'the picture in its place')
    await buyer.page.tap('提交评价')
    await expectToast(buyer, '感谢您的评价')
    await arrive(buyer, 'shop.order.detail')
    await buyer.page.tap('再次购买')
    await arrive(buyer, 'shop.basket')
    await buyer.page.waitForText('结算(3)')
    assertClean(buyer)
    assertClean(shop)
  })
}
