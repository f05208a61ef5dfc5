import type { Browser } from 'playwright-core'
import { bootMini, DeviceStorage, type Target } from '../harness'
import { screenshot } from '../harness/screenshot'
import { fillAddress, logIn, pageOf } from '../mini/support'
import type { File } from './main'
import { byPerson, pagePathOf, screenRows, waitForCode } from './screens'

/** The journey on a mini-program's output, as the harness draws it. */
export async function shootMini(target: Target, server: string, browser: Browser, file: File): Promise<void> {
  const app = await bootMini({ target, server })
  const take = async (name: string) => {
    await app.rest()
    await screenshot(app, file(target, name), { browser, server })
  }
  try {
    await app.rest()
    await take('home')
    await app.enter(`/${pageOf('shop.product.detail')}?id=1`)
    await app.page.waitForText('加入购物车')
    await take('product')
    await app.page.tap('分享')
    await app.page.waitForText('生成海报')
    await take('share')
    await app.page.tap('关闭')
    await app.page.tap('加入购物车')
    await app.page.waitForText('选择规格')
    await take('variant')
    await app.page.tap('加入购物车')
    await app.page.waitFor(
      () => app.recorder.exchanges.some(({ url, status }) => url.includes('/add_basket/') && status === 200),
      'the basket call',
    )
    await app.tab('购物车')
    await app.page.waitForText('合计')
    await take('basket')
    await app.page.tap(/^结算/)
    await app.waitForPage(pageOf('shop.checkout'))
    await app.page.waitForText('提交订单')
    if (app.page.has(/新增收货地址/)) {
      await app.page.tap('新增收货地址')
      await app.waitForPage(pageOf('shop.shippingaddress.edit'))
      await fillAddress(app, server)
      await app.waitForPage(pageOf('shop.checkout'))
      await app.page.waitForText('青石路 1 号')
    }
    await take('checkout')
    await app.page.tap('提交订单')
    await app.waitForPage(pageOf('payment'))
    await app.page.waitForText('立即支付')
    await take('payment')
    await app.page.tap(/^立即支付/)
    await app.waitForText('支付成功')
    await take('paid')
    await app.tab('我的')
    await app.page.waitForText('退出登录')
    await take('account')
  } finally {
    await app.close()
  }
}

/** The screens that all targets show, each as the first one of a start. */
export async function shootMiniScreens(target: Target, server: string, browser: Browser, file: File): Promise<void> {
  for (const [mobile, rows] of byPerson(screenRows)) {
    const storage = new DeviceStorage(target)
    const app = await bootMini({ target, server, storage, ...(mobile !== undefined && { path: pageOf('login') }) })
    try {
      if (mobile !== undefined) {
        await waitForCode(mobile)
        await logIn(app, server, mobile)
      }
      for (const row of rows) {
        await app.enter(pagePathOf(row))
        await app.rest()
        await screenshot(app, file(target, row.name), { browser, server })
      }
    } finally {
      await app.close()
    }
  }
}
