import type { Browser } from 'playwright-core'
import type { RunningServer } from '../../scripts/lib/server.mjs'
import { logInToStudio, openDesk, type Page } from '../e2e/support'
import { OWNER } from '../mini/shop/steps'
import type { File } from './main'
import { waitForCode, waitForRest } from './screens'

/** Saves what the list in front shows as a view. */
async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '保存视图' }).click()
  const dialog = page.getByRole('dialog', { name: '保存当前视图' })
  await dialog.getByLabel('视图名称').fill(name)
  await dialog.getByRole('button', { name: '保存视图' }).click()
  await page.getByRole('button', { name, exact: true }).waitFor()
  await page.getByText('视图已保存').waitFor({ state: 'hidden' })
}

/** The studio as the owner of the first demo site sees it on a desk. */
export async function shootStudio(server: RunningServer, browser: Browser, file: File): Promise<void> {
  const { page, close } = await openDesk(browser, server)
  // tsx wraps named functions in a helper of its own, which the page lacks.
  await page.addInitScript('globalThis.__name ??= (named) => named')
  const take = async (name: string) => {
    await page.locator('.ant-spin-spinning, .ant-skeleton').first().waitFor({ state: 'detached' })
    await waitForRest(page)
    await page.screenshot({ path: file('studio', name) })
  }
  await waitForCode(OWNER)
  await logInToStudio(page, server, '/studio/products?state=on&ordering=price', OWNER)
  await saveView(page, '在售 · 价格从低到高')
  await page.goto('/studio/products?state=low')
  await saveView(page, '该补货了')
  await page
    .getByRole('checkbox', { name: /^选择「/ })
    .first()
    .click()
  await take('products')
  // A product of several variants, so that the matrix is seen.
  await page.goto('/studio/products/1')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByLabel('规格 1 名称').scrollIntoViewIfNeeded()
  await take('product')
  await page.goto('/studio/orders')
  await page.getByRole('row').nth(2).waitFor()
  await take('orders')
  await page.goto('/studio/pages')
  await page.getByRole('row').nth(2).waitFor()
  await take('pages')
  await page.getByRole('main').getByRole('link').first().click()
  await page.frameLocator('iframe').getByRole('link').first().waitFor()
  // The builder says all the time that the page is open: its network is never idle.
  await page.frameLocator('iframe').getByText('新到货架').first().waitFor()
  await page.screenshot({ path: file('studio', 'builder') })
  await page.goto('/studio/site')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('site')
  await close()
}
