/** Those who run the shop: its products, its counter, their packages; and that nobody else gets in. */
import { routes } from '@storefront/contract/routes'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOf } from '../../support/route-samples'
import { assertClean, pageOf } from '../support'
import {
  arrive,
  consent,
  GATE,
  expectToast,
  OWNER,
  type Place,
  productNamed,
  receive,
  SCAN,
  showCamera,
  visit,
} from './steps'

const PENCILS = '六色彩铅与笔筒'
const SOAP = '手工皂兑换券'

export function operators(place: Place): void {
  test('an operator changes price, stock and sale status of a product, and buyers see the result', async () => {
    const shop = await place.phoneOf(OWNER, 'ops.index')
    const id = String(await productNamed(place.url, PENCILS))
    // What a phone has seen it keeps for five minutes: each buyer is one who comes anew.
    const buyer = () => place.phone('shop.product.detail', { id })
    await shop.page.tap('商品管理')
    await arrive(shop, 'ops.product')
    await shop.page.input('搜索商品', PENCILS)
    await shop.rest()
    await shop.page.tap(PENCILS)
    await arrive(shop, 'ops.product.detail')
    const [, stock = ''] = /当前 (\d+)，/.exec(shop.page.find.field('库存增减').getAttribute('placeholder') ?? '') ?? []
    for (const [field, value, words] of [
      ['价格', '1.234', '请填写正确的价格'],
      ['价格', '120.5', ''],
      ['库存增减', '五个', '请填写整数'],
      ['库存增减', '5', ''],
    ] as const) {
      await shop.page.input(field, value)
      if (words) {
        await shop.page.tap('保存')
        await shop.page.waitForText(words)
      }
    }
    await shop.page.tap('保存')
    await expectToast(shop, '已保存')
    await shop.page.waitFor(
      () => shop.page.has(`当前 ${Number(stock) + 5}，填 5 增加，填 -3 减少`),
      'the stock as it is now',
    )
    await (await buyer()).page.waitForText(/¥120\.50/)

    await shop.page.tap('上架销售')
    await shop.page.tap('保存')
    await expectToast(shop, '已保存')
    const late = await buyer()
    await late.page.waitForText('您访问的内容不存在')
    assert.ok(!late.page.has('立即购买'))
    await shop.page.tap('上架销售')
    await shop.page.tap('保存')
    await expectToast(shop, '已保存')
    assertClean(shop)
  })

  test("the operators' home shows what waits and leads to its list, to the figures and to an article that is taken off", async () => {
    const shop = await place.phoneOf(OWNER, 'ops.index')
    await shop.page.waitForText('待处理')
    await shop.page.waitForText('今日数据')
    await shop.page.tap('数据看板')
    await arrive(shop, 'ops.analytics.dashboard')
    await shop.page.waitForText('净销售额趋势')
    await visit(shop, 'ops.article')
    await shop.page.waitForText('已发布')
    await visit(shop, 'ops.article.detail', { id: '2' })
    await shop.page.tap('下架')
    await shop.page.tap('下架', { within: 'dialog' })
    await expectToast(shop, '已下架')
    const reader = await place.phone('post.article.detail', { id: '2' })
    await reader.page.waitForText('您访问的内容不存在')
    await shop.page.tap('发布')
    await expectToast(shop, '已发布')
    assertClean(shop)
  })

  test('an exchange coupon is redeemed at the counter only once', async () => {
    const buyer = await place.phone('shop.coupon')
    await receive(buyer, SOAP)
    await visit(buyer, 'shop.usercoupon')
    await buyer.page.tap(`出示券码 ${SOAP}`)
    await buyer.page.waitForText('到店出示，由店员扫码兑换')
    // It is shown in groups of four.
    const [, groups = ''] = /((?:[0-9A-Z]{1,4} )+)到店出示/.exec(buyer.page.text()) ?? []
    const code = groups.replaceAll(' ', '')
    assert.ok(buyer.page.has(`${SOAP}的券码`))

    const gate = await place.phoneOf(GATE, 'ops.index')
    await gate.page.tap('核销优惠券')
    await arrive(gate, 'ops.usercoupon')
    await gate.page.tap('确认核销')
    await gate.page.waitForText('请输入券码')
    showCamera(gate, code)
    await gate.page.tap('扫码')
    await consent(gate, SCAN)
    await expectToast(gate, '核销成功')
    await gate.page.waitForText(new RegExp(`本次已核销.*${SOAP}.*${code}`))
    await gate.page.input('请输入券码', code)
    await gate.page.tap('确认核销')
    await gate.page.waitForText(/该券已于 .+ 使用/)
    await visit(buyer, 'shop.usercoupon', { tab: 'used' })
    await buyer.page.waitForText(SOAP)
    assertClean(buyer)
  })

  test('a coupon package received by a package code is counted for that code', async () => {
    const shop = await place.phoneOf(OWNER, 'shop.couponpackage', { id: '1' })
    await shop.page.tap('我的礼包码')
    await arrive(shop, 'ops.couponpackagecode')
    const text = await shop.page.waitForText('顾客扫码领取礼包')
    const [, code = '', count = ''] = /初见礼包 (\w+) 已领取 (\d+) 份/.exec(text) ?? []
    const buyer = await place.phone('shop.couponpackage', { id: '1', code })
    assert.ok(!buyer.page.has('我的礼包码'))
    await buyer.page.tap('一键领取')
    await buyer.page.tap('查看我的优惠券', { within: 'dialog' })
    await arrive(buyer, 'shop.usercoupon')
    for (const label of ['新客见面礼', '茶席满减', '秋日九折']) await buyer.page.waitForText(label)
    await visit(shop, 'ops.couponpackagecode', { id: '1' })
    await shop.page.waitForText(`已领取 ${Number(count) + 1} 份`)
    assertClean(shop)
    assertClean(buyer)
  })

  test('gate staff see ticket redemption only, and a buyer is refused every operator screen', async () => {
    const gate = await place.phoneOf(GATE, 'ops.index')
    await gate.page.waitForText('电子票核销')
    for (const other of ['订单管理', '售后管理', '商品管理']) assert.ok(!gate.page.has(other), other)
    const buyer = await place.phone('ucenter')
    await buyer.rest()
    assert.ok(!buyer.page.has('切换到运营视图'))
    for (const { name } of routes.filter(({ page }) => /^pages\/ops(data)?\//.test(page))) {
      await visit(buyer, name, sampleOf(name))
      await buyer.waitForPage(pageOf(name))
      await buyer.page.waitForText(/您没有.*权限|您还不是运营人员/)
    }
    assert.deepEqual(
      buyer.recorder.exchanges.filter(({ url }) => new URL(url).pathname.startsWith('/api/ops/')).map(({ url }) => url),
      [],
    )
    assertClean(buyer)
  })
}
