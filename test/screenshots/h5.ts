import type { Browser } from 'playwright-core'
import type { RunningServer } from '../../scripts/lib/server.mjs'
import { arrive, fillAddress, logIn, openPhone } from '../e2e/support'
import type { File } from './main'
import { waitForRest } from './screens'

/** The journey on H5, as a phone shows it. */
export async function shootH5(server: RunningServer, browser: Browser, file: File): Promise<void> {
  const { page, close } = await openPhone(browser, server)
  const take = async (name: string) => {
    await waitForRest(page)
    await page.screenshot({ path: file('h5', name), animations: 'disabled' })
  }
  await page.goto('/mobile/')
  await page.getByRole('link').first().waitFor()
  await take('home')
  await page.goto('/mobile-t/rimba/')
  await page.getByRole('link').first().waitFor()
  await take('home-rimba')
  await page.goto('/mobile/product/1/')
  await page.getByRole('button', { name: '加入购物车' }).waitFor()
  await take('product')
  await page.getByRole('button', { name: '加入购物车' }).click()
  await take('variant')
  await page.getByRole('dialog').getByRole('button', { name: '加入购物车' }).click()
  await arrive(page, /\/login\//)
  await take('login')
  await logIn(page, server)
  await page.goto('/mobile/shop/basket/')
  await page.getByText('合计').waitFor()
  await take('basket')
  await page.getByRole('button', { name: /^结算/ }).click()
  await page.getByText('新增收货地址').first().click()
  await fillAddress(page)
  await arrive(page, /\/checkout\//)
  await page.getByText('青石路').first().waitFor()
  await page.getByText('地址已保存').waitFor({ state: 'hidden' })
  await take('checkout')
  await page.getByRole('button', { name: '提交订单' }).click()
  await arrive(page, /\/order\/pay\//)
  await page.getByText('立即支付').waitFor()
  await take('payment')
  await page.getByText('立即支付').click()
  await page.getByRole('button', { name: /确认付款/ }).click()
  await page.getByText('支付成功').waitFor()
  await take('paid')
  await page.goto('/mobile/coupon/')
  await page.getByText('立即领取').first().waitFor()
  await take('coupons')
  await close()
}
