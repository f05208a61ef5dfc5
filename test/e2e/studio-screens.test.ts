import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { screens } from '../../studio/src/shell/screens'
import { languages } from '../../studio/src/i18n'
import type { ScreenRow } from '../../studio/src/shell/screen-row'
import {
  assertQuiet,
  axe,
  logInToStudio,
  openDesk,
  type Page,
  type RunningServer,
  settle,
  shoot,
  startServer,
} from './support'
import { screenTexts, textFaults } from './text-faults'

interface Walk {
  /** In CSS px. */
  readonly width: number
  /** As the document names it. */
  readonly language: string
}

/** A desk, a small one and a tablet. */
const walks: readonly Walk[] = [
  { width: 1440, language: 'en' },
  { width: 1024, language: 'id' },
  { width: 834, language: 'zh-CN' },
]
const BASE = '/studio/'
const isItem = ({ path }: ScreenRow): boolean => path.includes(':')
const lists = screens.filter((row) => !isItem(row))

let server: RunningServer
let desk: Awaited<ReturnType<typeof openDesk>>

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  desk = await openDesk(browser, server)
  await logInToStudio(desk.page, server, `${BASE}sessions`)
  await desk.page.getByRole('heading', { level: 1, name: '登录设备' }).waitFor()
})
test.afterAll(async () => {
  await desk?.close()
  await server?.remove()
})

/** Leads to an address within the studio, as its links do. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, BASE + path)

/**
 * Opens a screen and waits until what it shows is there. An address without a screen lies between, so that none is
 * taken for the next.
 */
async function open(page: Page, path: string): Promise<void> {
  await goTo(page, 'no-screen')
  await page.locator('h1').waitFor({ state: 'detached' })
  await goTo(page, path)
  await page.locator('h1').first().waitFor()
  await until(async () => (await page.locator('.ant-spin-spinning, .ant-skeleton').count()) === 0, {
    what: `${path} to be there`,
  })
  // A tooltip of what the pointer rested on lies over the screen, outside of its landmarks.
  await page.mouse.move(0, 0)
  // What comes in while axe looks would be half of one state and half of the next.
  await settle(page)
}

/** Returns the faults of the front screen, one per line. */
async function faultsOf(page: Page, path: string, { width }: Walk): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const language = (await page.locator('html').getAttribute('lang')) ?? ''
  await shoot(page, `${width}-${path.replaceAll('/', '-')}`)
  return [
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...(await axe(page)),
    ...textFaults(await screenTexts(page), language),
    ...desk.complaints.errors.splice(0),
  ].map((fault) => `${path}: ${fault}`)
}

/** Shows the studio in a language. */
async function chooseLanguage(page: Page, language: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return
  await page.locator('.shell-header').getByRole('combobox').click()
  await page.getByTitle(languages.find(({ tag }) => tag === language)?.name ?? '', { exact: true }).click()
  await page.locator(`html[lang="${language}"]`).waitFor()
}

/** Headings of the screens for daily work. */
const headings: Readonly<Record<string, string>> = {
  registrations: '活动报名',
  reservations: '预约',
  'reservations/bookings': '预约记录',
  promoters: '推广员管理',
  'promoters/income': '收益',
  'promoters/rates': '费率',
  'promoters/funnel': '推广转化',
  raffles: '抽奖',
  'raffles/prizes': '中奖与发放',
  'raffles/promoters': '推广申请',
  'raffles/new': '新建抽奖',
  coins: '规则',
  'coins/levels': '等级',
  'coins/users': '用户',
  'coins/flags': '异常账号',
  forms: '表单',
  'forms/votes': '投票',
  'forms/contests': '评选结果',
  doorscans: '入场记录',
  moderation: '内容审核',
  'moderation/log': '审核记录',
  'moderation/rules': '审核规则',
  feedback: '用户反馈',
}

/** Addresses of items that the list in front links to. */
const linksOf = (page: Page): Promise<string[]> =>
  page.locator('main a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))

test('the login is accessible and no wider than the window on a desk and on a tablet, in the first site and in another', async ({
  browser,
}) => {
  const { page, complaints, close } = await openDesk(browser, server)
  const faults: string[] = []
  for (const path of [BASE, '/studio-t/rimba/'])
    for (const walk of walks) {
      await page.setViewportSize({ width: walk.width, height: 900 })
      await page.goto(path)
      await page.getByLabel('手机号').fill('13900000001')
      faults.push(...(await faultsOf(page, path, walk)))
    }
  assert.deepEqual(faults, [])
  assertQuiet(complaints)
  await close()
})

test('nothing fades or slides on a device that is set to less motion, and on others it does', async ({ browser }) => {
  const { page, close } = await openDesk(browser, server)
  for (const [reducedMotion, duration] of [
    ['reduce', '0s'],
    ['no-preference', '0.2s'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(BASE)
    const button = page.getByRole('button', { name: '登录', exact: true })
    assert.equal(await button.evaluate((element) => getComputedStyle(element).transitionDuration), duration)
  }
  await close()
})

for (const walk of walks) {
  const { width, language } = walk
  test(`every screen of the table is accessible, quiet and no wider than ${width} px, and has the texts of its language (${language})`, async () => {
    const { page } = desk
    await page.setViewportSize({ width, height: 900 })
    await chooseLanguage(page, language)
    const faults: string[] = []
    const addresses = new Set<string>()
    assert.deepEqual(
      Object.keys(headings).filter((path) => !lists.some((row) => row.path === path)),
      [],
    )
    for (const { path } of lists) {
      await open(page, path)
      const name = headings[path]
      if (name && language === 'zh-CN') await page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
      for (const link of await linksOf(page)) addresses.add(link.slice(BASE.length))
      faults.push(...(await faultsOf(page, path, walk)))
    }
    for (const { path } of screens.filter(isItem)) {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
      const address = [...addresses].find((one) => pattern.test(one) && !lists.some((row) => row.path === one))
      assert.ok(address, `a list that links to ${path}`)
      await open(page, address)
      faults.push(...(await faultsOf(page, address, walk)))
    }
    assert.deepEqual(faults, [])
  })
}

test('on a tablet the menu opens over the screen, leads to another one and closes', async () => {
  const { page } = desk
  await page.setViewportSize({ width: 834, height: 900 })
  await open(page, 'orders')
  const button = page.getByRole('button', { name: '主菜单' })
  await button.click()
  await page.getByRole('navigation', { name: '主菜单' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, '834-menu')
  await page.getByRole('link', { name: '顾客', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '顾客' }).waitFor()
  await page.getByRole('navigation', { name: '主菜单' }).waitFor({ state: 'detached' })
})

/** Dialogs and drawers of every kind: the screen, and the button that opens each. */
const dialogs: readonly (readonly [string, string | RegExp])[] = [
  ['products/new', '从素材库选择'],
  ['media', '新建文件夹'],
  ['media', /^打开/],
  ['pages', '新建页面'],
  ['orders', '导出订单'],
  ['withdrawals', '拒绝'],
  ['reservations/bookings', /^预约处理/],
  ['promoters', '通过'],
  ['promoters/rates', '设置费率'],
  ['pickupvouchers', '发放提货券'],
  ['coins', /^修改/],
  ['forms/votes', /^投票结果/],
  ['reviews', /^回复/],
  ['moderation', '隐藏'],
  ['moderation', /^详情/],
  ['feedback', /^反馈详情/],
  ['shops', '开设店铺'],
  ['staff', '邀请员工'],
  ['staff', '新建角色'],
  ['help', '键盘快捷键'],
]

test('dialogs open and close by keys, are accessible, and give the focus back to their button', async () => {
  const { page } = desk
  const walk: Walk = { width: 1024, language: 'zh-CN' }
  await page.setViewportSize({ width: walk.width, height: 900 })
  await chooseLanguage(page, walk.language)
  const faults: string[] = []
  for (const [path, name] of dialogs) {
    await open(page, path)
    const button = page.getByRole('main').getByRole('button', { name, exact: true }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await until(async () => (await page.locator('.ant-spin-spinning, .ant-skeleton').count()) === 0, {
      what: `the dialog of ${path} to be there`,
    })
    await settle(page)
    faults.push(...(await faultsOf(page, `${path}-${String(name)}`, walk)))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await settle(page)
    if (!(await button.evaluate((element) => element === document.activeElement)))
      faults.push(`${path}: ${String(name)} did not get the focus back`)
  }
  assert.deepEqual(faults, [])
})
