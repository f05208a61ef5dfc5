/** From two lines in the basket to the paid order, and back out of an unpaid one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MiniApp } from '../../harness'
import { assertClean } from '../support'
import { replyCount, arrive, expectToast, type Place, receive, apiOf, take, visit, openPaidOrder } from './steps'

const TEA = '桂花红茶'
const SET = '一方茶席套组'

/** Says where it goes by one pasted text. */
async function pasteAddress(app: MiniApp): Promise<void> {
  await app.page.tap('新增收货地址')
  await arrive(app, 'shop.shippingaddress.edit')
  await app.page.input('粘贴姓名、手机号和地址，自动识别填写', '陈小满 13912345678 浙江省杭州市西湖区文三路 9 号')
  await app.page.tap('识别')
  await expectToast(app, '已识别，请核对后保存')
  await app.page.waitForText(/所在地区\*? ?浙江省 杭州市 西湖区/)
  await app.page.tap('保存地址')
  await arrive(app, 'shop.checkout')
  await app.page.waitForText('文三路9号')
}

interface OrderRow {
  readonly number: string
  readonly status: string
  readonly note: string
  readonly tit: string
}
const ordersOf = async (app: MiniApp, server: string) =>
  (await apiOf(app, server).ok<{ results: OrderRow[] }>('GET', '/shop/order/')).results

export function checkout(place: Place): void {
  test('checkout with another coupon, a pasted address and a double tap creates one order, paid on retry', async () => {
    const app = await place.phone('shop.coupon')
    await receive(app, '新客见面礼', '茶席满减', '手工皂兑换券')
    await take(app, place.url, SET, '加入购物车')
    await take(app, place.url, TEA, '加入购物车')
    await app.tab('购物车')
    await app.page.waitForText('结算(2)')
    await app.page.tap(`增加 ${TEA}`)
    await app.page.waitForText('合计¥566')
    await app.page.tap(`选择${TEA}`)
    await app.page.waitForText('结算(1)')
    await app.page.waitForText('合计¥428')
    await app.page.tap(`选择${TEA}`)
    await app.page.waitForText('合计¥566')
    await app.rest()
    await app.page.tap(/^结算/)
    await arrive(app, 'shop.checkout')
    await pasteAddress(app)
    await app.page.tap(/^优惠券/)
    await app.page.waitForText('选择优惠券')
    const sheet = app.page.text()
    assert.match(sheet, /茶席满减 ?最优.*省 ¥50/)
    assert.match(sheet, /不可用.*手工皂兑换券.*兑换券请到门店使用/)
    await app.page.tap('新客见面礼', { within: '选择优惠券' })
    await app.page.waitForText('优惠券 · 新客见面礼-¥20')
    await app.page.tap('查看每件商品的优惠分摊')
    await app.page.waitForText('优惠 -¥15.12，实付 ¥412.88')
    await app.page.input('备注', '工作日送，谢谢')
    await app.rest()
    submitTwice(app)
    await arrive(app, 'payment')
    assert.equal(replyCount(app, '/checkout_submit/'), 1)

    app.script.pay = 'cancelled'
    await app.page.tap('立即支付')
    await expectToast(app, '支付已取消')
    app.script.pay = 'paid'
    await app.page.tap('立即支付')
    await openPaidOrder(app)
    await app.page.waitForText('待发货')
    await app.page.waitForText('工作日送，谢谢')
    const orders = await ordersOf(app, place.url)
    assert.deepEqual(
      orders.map(({ status, note, tit }) => ({ status, note, tit })),
      [{ status: 'wait_ship', note: '工作日送，谢谢', tit: '546.00' }],
    )
    assert.deepEqual(await couponsOf(app, place.url, 'used'), ['新客见面礼'])
    assertClean(app)
  })

  test('cancelling an unpaid order returns its coupon', async () => {
    const app = await place.phone('shop.coupon')
    await receive(app, '茶席满减')
    await take(app, place.url, SET, '立即购买')
    await arrive(app, 'shop.checkout')
    await pasteAddress(app)
    await app.page.waitForText('优惠券 · 茶席满减-¥50')
    await app.page.tap('提交订单')
    await arrive(app, 'payment')
    assert.deepEqual(await couponsOf(app, place.url, 'unused'), [])
    await visit(app, 'shop.order', { tab: 'unpaid' })
    await app.page.tap('取消订单')
    await app.page.waitForText('确定要取消这个订单吗？')
    await app.page.tap('取消订单', { within: 'dialog' })
    await expectToast(app, '订单已取消')
    assert.deepEqual(
      (await ordersOf(app, place.url)).map(({ status }) => status),
      ['closed'],
    )
    await visit(app, 'shop.usercoupon')
    await app.page.waitForText('茶席满减')
    assert.deepEqual(await couponsOf(app, place.url, 'unused'), ['茶席满减'])
    assertClean(app)
  })
}

/** A hasty finger: the second tap comes before anything was drawn. */
function submitTwice(app: MiniApp): void {
  const button = app.page.find.one('提交订单')
  app.page.tapElement(button)
  app.page.tapElement(button)
}

/** Labels of the own coupons of a tab. */
async function couponsOf(app: MiniApp, server: string, tab: 'unused' | 'used'): Promise<string[]> {
  type Rows = { results: { coupon: { label: string } }[] }
  const { results } = await apiOf(app, server).ok<Rows>('GET', '/shop/usercoupon/', { query: { tab } })
  return results.map(({ coupon }) => coupon.label)
}
