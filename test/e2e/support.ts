import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import assert from 'node:assert/strict'
import type { Browser, Page } from '@playwright/test'
import { at } from '../../scripts/lib/root.mjs'
import { type RunningServer, startServer } from '../../scripts/lib/server.mjs'
import { until } from '../../scripts/lib/wait.mjs'
import { Api, type Choosable, lastSent, loginCode, newMobile } from '../support/api'
import { type Complaints, isIdle, openDesk, openPhone } from './tabs'

export type { Choosable, Complaints, Page, RunningServer }
export { openDesk, openPhone, startServer }

/** The screen in front; those below keep their words. */
export const FRONT = '.taro_page:not(.taro_page_shade)'

/** The owner of the first demo site. */
const OWNER = '13900000001'

/** Logs the owner in to the studio and opens a path of it. A number gets one code a minute: once a file. */
export async function logInToStudio(page: Page, server: RunningServer, path: string, mobile = OWNER): Promise<void> {
  await page.goto(path)
  await page.getByLabel('手机号').fill(mobile)
  const before = await lastSent(server.url, mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await loginCode(server.url, mobile, before))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  // A page that is opened before the reply would cancel the login. The button has another name while it waits.
  await page.getByRole('heading', { name: '登录工作台' }).waitFor({ state: 'detached' })
}

/** Opens a section of the studio by its menu, whose group may be folded. */
export async function openSection(page: Page, group: string, name: string): Promise<void> {
  const title = page.getByRole('menuitem', { name: group, exact: true })
  if ((await title.getAttribute('aria-expanded')) !== 'true') await title.click()
  // The number of what waits may follow the name.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}[\\s\\d+]*$`) })
    .click()
}

/** The cookies of a tab, for others. */
export type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** The owner's cookies in the studio. A number gets one code a minute, so that one login serves all tests of a file. */
export async function logInForCookies(browser: Browser, server: RunningServer): Promise<Cookies> {
  const { page, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio/pages')
  await page.getByRole('heading', { name: '页面', level: 1 }).waitFor()
  const cookies = await page.context().cookies()
  await close()
  return cookies
}

/** Chooses a day or a moment (`1990-05-04`, `2040-08-01 10:00`) in the field of a name, by its parts. */
export async function chooseMoment(page: Page, label: string, moment: string): Promise<void> {
  await page
    .locator(FRONT)
    .getByRole('button', { name: new RegExp(`^${label} `) })
    .click()
  const sheet = page.getByRole('dialog', { name: label, exact: true })
  for (const [index, number] of moment.split(/[-: ]/).entries())
    await sheet.getByRole('radiogroup').nth(index).getByRole('radio', { name: number, exact: true }).click()
  await sheet.getByRole('button', { name: /^选 / }).click()
}

/** A picture of what is there, where STUDIO_SHOTS names a folder for it. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.STUDIO_SHOTS)
    await page.screenshot({ path: `${process.env.STUDIO_SHOTS}/${name}.png`, fullPage: true })
}

/** Waits for an address; tells where the page is and what it says when it does not come. */
export async function arrive(page: Page, at: RegExp): Promise<void> {
  const here = () => page.url().replace(/^[a-z]+:\/\/[^/]+/, '')
  try {
    await until(() => at.test(here()), { what: `the address ${at}` })
  } catch (error) {
    const words = await page.locator('body').textContent()
    throw new Error(
      `${(error as Error).message}; the page is at ${here()} and says: ${words?.replace(/\s+/g, ' ').slice(0, 600)}`,
    )
  }
}

/**
 * Waits until what is read of a screen equals `expected`: it may be drawn before what fills it has come. Fails with the
 * difference.
 */
export async function assertBecomes<T>(read: () => Promise<T>, expected: T): Promise<void> {
  let actual: T | undefined
  const isExpected = async () => {
    actual = await read()
    return isDeepStrictEqual(actual, expected)
  }
  await until(isExpected, { what: 'what is expected' }).catch((error: unknown) => {
    assert.deepEqual(actual, expected)
    throw error
  })
}

/**
 * Waits until a screen has what it asks for: two frames in a row without an open request. No frame is asked for while
 * one is open.
 */
export async function settle(page: Page): Promise<void> {
  let still = 0
  await until(
    async () => {
      if (isIdle(page))
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      still = isIdle(page) ? still + 1 : 0
      return still >= 2
    },
    { what: 'the screen to have what it asks for', every: 20 },
  )
}

/** Opens an address of the app as a link in it would. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
    link.click()
    link.remove()
  }, address)

/** Follows an address and waits until its screen is there: a third of the work of a load. */
export async function visit(page: Page, address: string): Promise<void> {
  const left = await page.locator(FRONT).elementHandle()
  await follow(page, address)
  await page.waitForFunction(
    ([selector, before]) =>
      document.querySelector(selector) !== before && document.querySelector(`${selector} [role=main]`),
    [FRONT, left] as const,
  )
  await settle(page)
}

/** Fills the login screen in front: one that waits below may have a field of the same name. */
export async function logIn(page: Page, server: RunningServer, mobile = newMobile()): Promise<string> {
  const login = page.locator(FRONT).filter({ has: page.getByRole('checkbox', { name: /同意/ }) })
  await login.getByLabel('手机号').fill(mobile)
  const before = await lastSent(server.url, mobile)
  await login.getByRole('button', { name: '获取验证码' }).click()
  await login.getByLabel('验证码', { exact: true }).fill(await loginCode(server.url, mobile, before))
  await login.getByRole('checkbox', { name: /同意/ }).click()
  await login.getByRole('button', { name: '登录', exact: true }).click()
  await arrive(page, /^(?!.*\/login\/)/)
  return mobile
}

/**
 * Logs in on the way to the basket and waits until what was wanted lies in it: a page that is opened before the reply
 * would cancel the call.
 */
export async function logInToAdd(page: Page, server: RunningServer): Promise<void> {
  const reply = page.waitForResponse(/[/]add_basket[/]/)
  await logIn(page, server)
  await reply
}

/** Logs one of the demo's people in and leaves behind what waits for them on the first screen. */
export async function enter(page: Page, server: RunningServer, mobile: string): Promise<void> {
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/ucenter/')}`)
  await logIn(page, server, mobile)
  await page.getByText('退出登录').waitFor()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
}

/** Puts a product into the basket from its own screen. */
export async function fillBasket(page: Page, server: RunningServer): Promise<void> {
  const product = await choosable(server)
  await page.goto(`/mobile/product/${product.id}/`)
  await choose(page, '加入购物车', product)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** A product of the demo data with a choice to make. */
export const choosable = (server: RunningServer): Promise<Choosable> => new Api(server.url).choosable()

/** Opens the sheet of an action, chooses and confirms. */
export async function choose(page: Page, actionName: '加入购物车' | '立即购买', { values }: Choosable): Promise<void> {
  await page.getByRole('button', { name: actionName, exact: true }).click()
  const sheet = page.getByRole('dialog')
  for (const value of values) await sheet.getByRole('button', { name: value, exact: true }).click()
  await sheet.getByRole('button', { name: actionName, exact: true }).click()
}

/** Fills the address form in front by the districts calls, and saves. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('收货人').fill('李小满')
  await page.getByLabel('手机号').fill('13800000001')
  await page.getByRole('button', { name: /所在地区/ }).click()
  const sheet = page.getByRole('dialog')
  for (let level = 0; level < 3; level += 1) {
    // Each level replaces the list; the step in front says which one is asked for.
    const steps = sheet.getByRole('button', { name: '请选择', exact: true })
    await steps.waitFor()
    const regions = sheet.getByRole('button').filter({ hasNotText: '请选择' }).filter({ hasText: /\S/ })
    // The next level's list must have come before anything in it is tapped.
    const next = level < 2 ? page.waitForResponse((response) => response.url().includes('/districts/')) : null
    await regions.nth(level).click()
    await next
  }
  await sheet.waitFor({ state: 'hidden' })
  await page.getByLabel('详细地址').fill('青石路 1 号')
  await page.getByRole('button', { name: '保存地址' }).click()
}

/** From the checkout screen in front to the vendor's cashier and back, paid. */
export async function checkOutAndPay(page: Page): Promise<void> {
  await arrive(page, /\/shop\/checkout\//)
  const add = page.getByRole('button', { name: /新增收货地址/ })
  await page.getByRole('button', { name: '提交订单' }).waitFor()
  if (await add.isVisible()) {
    await add.click()
    await fillAddress(page)
    await arrive(page, /\/shop\/checkout\//)
    await page.getByText(/\S 青石路 1 号/).waitFor()
  }
  await page.getByRole('button', { name: '提交订单' }).click()
  await payNow(page)
}

/** From the payment screen in front to the cashier, and back. */
export async function payNow(page: Page): Promise<void> {
  await arrive(page, /\/order\/pay\//)
  await page.getByRole('button', { name: /立即支付/ }).click()
  await page.locator('button[name=outcome][value=paid]').click()
}

/** Opens the order from the result of its payment. @returns the order's number */
export async function openPaidOrder(page: Page): Promise<string> {
  await page.locator(FRONT).getByText('查看订单').click()
  await arrive(page, /\/(?:ticket)?order\/(?!pay\/)[^/]+\//)
  return new URL(page.url()).pathname.split('/').at(-2) ?? ''
}

/** Waits for the messages of what the last step earned (spec 2), and closes them. */
export async function closeMessages(page: Page): Promise<void> {
  await messagesOf(page).waitFor()
  await untilClosed(page)
}

/** Waits for the line of the coins that the last step earned. */
export const expectGains = (page: Page): Promise<void> => page.getByText(/^\+\d+ (?:钻石|积分|魅力值)/).waitFor()

const messagesOf = (page: Page) => page.getByRole('dialog', { name: /^消息/ })

async function untilClosed(page: Page): Promise<void> {
  const dialog = messagesOf(page)
  // A key that comes before the dialog listens is lost.
  const isClosed = async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    return dialog.isHidden()
  }
  await until(isClosed, { what: 'the messages to close' })
}

/** All that axe knows of names, roles, contrast and structure. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

interface AxeFinding {
  id: string
  help: string
  nodes: { element: Element; any: { message: string }[] }[]
}

/** Returns axe's violations on the page, one per line. @param rules those to check; default all of `AXE_TAGS` */
export async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A toast that fades out has a contrast of its own, and is gone by itself.
  await page.waitForFunction(() => document.querySelector('.fb-toast') === null)
  // Once for a document: half a megabyte of script.
  if (!(await page.evaluate(() => Reflect.has(globalThis, 'axe')))) await page.evaluate(axeSource)
  return page.evaluate(
    async (runOnly) => {
      const run = Reflect.get(globalThis, 'axe') as {
        run(context: object, options: object): Promise<{ violations: AxeFinding[] }>
      }
      // What moves for ever has no end to wait for.
      const findMoves = () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      let hasMoved = false
      for (const type of ['animationstart', 'animationend', 'transitionrun'])
        document.addEventListener(
          type,
          () => {
            hasMoved = true
          },
          true,
        )
      for (;;) {
        await Promise.all(findMoves().map(({ finished: finishPromise }) => finishPromise.catch(() => {})))
        hasMoved = false
        // The screens below are hidden, and would be walked through all the same.
        const { violations } = await run.run(
          { exclude: ['.taro_page_shade'] },
          { runOnly, resultTypes: ['violations'], elementRef: true },
        )
        // What came in meanwhile has a contrast of its own while it fades in, also when it has ended by now: it is
        // looked at again.
        if (violations.length > 0 && (hasMoved || findMoves().length > 0)) continue
        return violations.flatMap(({ id, help, nodes }) =>
          nodes
            .slice(0, 3)
            .map(({ element, any }) => `${id}: ${any[0]?.message ?? help}: ${element.outerHTML.slice(0, 160)}`),
        )
      }
    },
    rules ? { type: 'rule', values: [...rules] } : AXE_TAGS,
  )
}
/**
 * Without the markup of each element that a rule looks at, which is written out anew for each run: a finding has its
 * element.
 */
const axeSource = `${readFileSync(at('node_modules/axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true })`

export const assertQuiet = ({ errors }: Complaints): void => assert.deepEqual(errors, [])
