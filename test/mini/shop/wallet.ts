/** Tests of a user's wallet: gifts of coupons, a card, a voucher, a balance, a bank card. */
import { CLIENT_CACHE_MS } from '@storefront/contract/constants'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertClean, target } from '../support'
import { answer, arrive, expectToast, type Place, receive, apiOf, SHOPPER, take, visit, openPaidOrder } from './steps'

/** Coupons that a phone's owner holds, as the server tells. */
async function makeGift(app: Parameters<typeof apiOf>[0], server: string) {
  type Rows = { results: { id: number; num: string; status: string; coupon: { label: string } }[] }
  return (await apiOf(app, server).ok<Rows>('GET', '/shop/usercoupon/', { query: { tab: 'unused' } })).results
}

export function wallet(place: Place): void {
  test('a coupon gift is received by a friend, and a cancelled gift returns to its giver', async () => {
    const giver = await place.phone('shop.coupon')
    await receive(giver, '新客见面礼', '茶席满减')
    const giveCoupon = async (label: string): Promise<string> => {
      const [own] = (await makeGift(giver, place.url)).filter(({ coupon }) => coupon.label === label)
      assert.ok(own)
      await visit(giver, 'shop.usercoupon')
      await giver.page.waitForText(label)
      await giver.rest()
      // Only the messaging app may give; what was given there is seen, and taken back, everywhere.
      assert.equal(giver.page.has(`赠送 ${label}`), target === 'weapp')
      if (target === 'weapp') {
        await giver.page.tap(`赠送 ${label}`)
        await giver.page.waitForText('赠送优惠券')
        await giver.page.tap('分享给好友')
        // WeChat's sheet covers the page, and does not tell what was done in it.
        await giver.background()
        await giver.foreground()
        await answer(giver, '已经分享给好友了吗？', '已分享')
        await expectToast(giver, '赠送成功，等待好友领取')
        const card = giver.recorder.callsOf('shareAppMessage').at(-1) as { title: string; path: string }
        assert.match(card.title, new RegExp(`送您一张优惠券：${label}`))
        assert.match(card.path, new RegExp(`num=${own.num}`))
      } else {
        await apiOf(giver, place.url).ok('POST', `/shop/usercoupon/${own.id}/present/`)
        // What another device did shows once the lists on this one are old.
        giver.sandbox.setAhead(CLIENT_CACHE_MS)
        await visit(giver, 'shop.usercoupon')
      }
      // What is on its way stands in its own tab.
      await giver.page.tap('转赠中')
      await giver.page.waitForText(/前未被领取将自动退回/)
      return own.num
    }
    const giftNumber = await giveCoupon('新客见面礼')
    const back = await giveCoupon('茶席满减')
    await giver.page.tap('取消赠送 茶席满减')
    await answer(giver, '取消后，已分享的链接将失效', '取消赠送')
    await expectToast(giver, '已取消赠送')

    const friend = await place.phone('shop.usercoupon.present', { num: giftNumber })
    await friend.page.tap('收下')
    await expectToast(friend, '领取成功')
    await arrive(friend, 'shop.usercoupon')
    await friend.page.waitForText('新客见面礼')
    await visit(friend, 'shop.usercoupon.present', { num: back })
    await friend.page.waitForText('赠送人已取消赠送')
    assert.deepEqual(
      (await makeGift(friend, place.url)).map(({ coupon }) => coupon.label),
      ['新客见面礼'],
    )
    assert.deepEqual(
      (await makeGift(giver, place.url)).map(({ coupon, status }) => [coupon.label, status]),
      [['茶席满减', 'unused']],
    )
    assertClean(giver)
    assertClean(friend)
  })

  test('a membership card is received by its code and listed among the cards of the user', async () => {
    const app = await place.phone('shop.usermembershipcard')
    await app.page.waitForText('还没有会员卡')
    await app.page.input('请输入领取码', 'shiguang')
    await app.page.tap('查找')
    await arrive(app, 'shop.membershipcard')
    await app.page.tap('立即领取')
    await app.page.waitForText('恭喜获得会员卡')
    await app.page.tap('关闭')
    await app.page.tap('查看我的会员卡')
    await arrive(app, 'shop.usermembershipcard')
    await app.page.waitForText('拾光会员卡')
    await app.page.waitForNoText('还没有会员卡')
    assertClean(app)
  })

  test('an order with a pickup voucher and store pickup costs ¥0 and shows a pickup code', async () => {
    const app = await place.phoneOf(SHOPPER, 'wallet')
    await app.page.tap('提货券')
    await arrive(app, 'shop.pickupcard.center')
    const [, leftCount = ''] = /中秋茶礼自提券 剩 (\d) 份/.exec(app.page.text()) ?? []
    await app.page.tap(/^提货 /)
    await arrive(app, 'shop.product.detail')
    await app.page.waitForText('凭提货券免费提取')
    await app.page.tap('提货', { nth: -1 })
    await app.page.waitForText('选择规格')
    await app.page.tap('提货', { within: '选择规格' })
    await arrive(app, 'shop.checkout')
    await app.page.tap('到店自提')
    await app.page.tap(/湖滨店/)
    await app.page.waitForText(/应付 ?¥0/)
    await app.page.tap('提交订单')
    await openPaidOrder(app, '下单成功')
    await app.page.waitForText(/提货码 [0-9A-Z]{8}/)
    await visit(app, 'shop.pickupcard.center')
    await app.page.waitForText(`中秋茶礼自提券 剩 ${Number(leftCount) - 1} 份`)
    assertClean(app)
  })

  test('a recharge credits its bonus, and the balance pays an order', async () => {
    const app = await place.phone('wallet')
    await app.rest()
    await app.page.tap('充值')
    await arrive(app, 'recharge')
    await app.page.tap(/送 ¥40$/)
    await app.page.tap('充值 ¥500')
    await arrive(app, 'payment')
    assert.ok(!app.page.has(/余额支付/), 'a recharge is not paid from the balance')
    await app.page.tap('立即支付')
    await app.page.waitForText('充值成功')
    await app.page.waitForText('¥540')
    await app.page.waitForText('赠送 ¥40')
    assert.ok(!app.page.has(/运费/))
    await openPaidOrder(app, '充值成功')
    await app.page.waitForText('余额充值 ¥500')
    await visit(app, 'wallet')
    await app.page.waitForText('账户余额 ¥540')
    await apiOf(app, place.url).address()
    await take(app, place.url, '桂花红茶', '立即购买')
    await arrive(app, 'shop.checkout')
    const [, due = ''] = /应付 ?¥([\d.]+)/.exec(app.page.text()) ?? []
    await app.page.tap('提交订单')
    await arrive(app, 'payment')
    await app.page.tap('余额支付（可用 ¥540）')
    await app.page.tap('立即支付')
    await openPaidOrder(app)
    await app.page.waitForText('待发货')
    await visit(app, 'account.fund')
    await app.page.waitForText(new RegExp(`余 ¥${540 - Number(due)}`))
    assertClean(app)
  })

  test('a bank card is validated, saved, and shown by its last four digits only', async () => {
    const app = await place.phone('account.bankcard')
    await app.page.waitForText('还没有银行卡')
    await app.page.tap('添加银行卡')
    await app.page.tap('保存')
    await app.page.waitForText('请填写正确的银行卡号')
    await app.page.input('请填写持卡人姓名', '陈小满')
    await app.page.tap(/^开户银行 /)
    await app.page.tap('招商银行')
    await app.page.input('请填写银行卡号', '6225880123456783')
    await app.page.tap('保存')
    await expectToast(app, '银行卡已添加')
    await app.page.waitForText(/招商银行.*陈小满.*6783/)
    assert.doesNotMatch(app.page.text(), /62258801/)
    assertClean(app)
  })
}
