import type { Browser } from 'playwright-core'
import type { RunningServer } from '../../scripts/lib/server.mjs'
import { logIn, openPhone } from '../e2e/support'
import type { File } from './main'

/** Pages that are built of modules, and what one reads: a picture each, as a visitor comes to them. */
const read = {
  weekend: '/mobile/page/zhoumo/',
  composed: '/mobile/composedpage/zuhe/',
  questions: '/mobile/page/wenda/',
  store: '/mobile/page/muye/',
  topics: '/mobile/circle/topic/',
  notes: '/mobile/note/',
  note: '/mobile/note/note/1/',
  search: `/mobile/search/?type=shop.product&search=${encodeURIComponent('茶')}`,
}

/** What a shopper of the demo holds and has bought. */
const own = {
  wallet: '/mobile/wallet/',
  'own-coupons': '/mobile/shop/usercoupon/',
  'member-card': '/mobile/shop/usermembershipcard/SHIGUANG0001/',
  fund: '/mobile/account/fund/',
  orders: '/mobile/order/',
  parcels: '/mobile/order/D7/',
  tickets: '/mobile/order/D8/tickets/',
  return: '/mobile/orderlinereturn/SD1/',
}

/** What the shop's people do with the same app. */
const run = {
  'ops-orders': '/mobile/ops/order/',
  'ops-products': '/mobile/ops/product/',
  'ops-verifications': '/mobile/ops/shop/verification/',
}

async function shoot(server: RunningServer, browser: Browser, file: File, pages: Readonly<Record<string, string>>, mobile?: string): Promise<void> {
  const { page, close } = await openPhone(browser, server)
  if (mobile !== undefined) {
    await page.goto('/mobile/login/')
    await logIn(page, server, mobile)
  }
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address)
    await page.getByRole('main').waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: file('h5', name) })
  }
  await close()
}

export async function shootPages(server: RunningServer, browser: Browser, file: File): Promise<void> {
  await shoot(server, browser, file, read)
  await shoot(server, browser, file, own, '13800000001')
  await shoot(server, browser, file, run, '13900000001')
}
