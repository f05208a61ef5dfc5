import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  arrive,
  assertQuiet,
  axe,
  chooseMoment,
  logIn,
  openPhone,
  type Page,
  type RunningServer,
  startServer,
} from './support'

const OWNER = '13900000001'
const GATE = '13900000002'
let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const staffPhone = async (mobile: string, path: string) => {
  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/login/?next=${encodeURIComponent(path)}`)
  await logIn(phone.page, server, mobile)
  await arrive(phone.page, new RegExp(path.replace(/[?]/g, '[?]')))
  return phone
}

/** The screen in front: those below it stay in the document. */
const front = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')
const sheet = (page: Page) => page.getByRole('dialog').last()
/** Answers the question in front. */
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).last().getByRole('button', { name, exact: true }).click()

test('the owner changes a rule of coins and grants a user some, whose ledger tells why', async () => {
  const { page, complaints, close } = await staffPhone(OWNER, '/mobile/ops/')
  await front(page).getByRole('link', { name: '成长值管理' }).click()
  await arrive(page, /\/ops\/gamification\//)
  await front(page).getByText('完成订单').waitFor()
  assert.deepEqual(await axe(page), [])
  await front(page).getByRole('button', { name: '修改 每日签到' }).click()
  await front(page).getByLabel('钻石').fill('7')
  assert.deepEqual(await axe(page), [])
  await front(page).getByRole('button', { name: '保存' }).click()
  await front(page).getByText('钻石 +7').waitFor()
  await front(page).getByRole('tab', { name: '用户' }).click()
  await arrive(page, /section=users/)
  await page.goto('/mobile/ops/gamification/?section=users&search=%E6%9E%97%E5%B0%8F%E6%BB%A1')
  await front(page).getByRole('button', { name: '发放 林小满' }).click()
  await sheet(page).getByLabel('数量').fill('33')
  await sheet(page).getByLabel('原因').fill('活动补发')
  assert.deepEqual(await axe(page), [])
  await sheet(page).getByRole('button', { name: '确认发放' }).click()
  await sheet(page).waitFor({ state: 'hidden' })
  await front(page).getByRole('button', { name: '明细 林小满' }).click()
  await sheet(page)
    .getByText(/活动补发/)
    .waitFor()
  await sheet(page).getByText('钻石 +33').waitFor()
  assertQuiet(complaints)
  await close()
})

test('a raffle is drafted, says what it lacks, is completed and published, and can then only be closed or cancelled', async () => {
  const { page, complaints, close } = await staffPhone(OWNER, '/mobile/ops/raffle/')
  await front(page).getByRole('button', { name: '新建抽奖' }).click()
  await arrive(page, /\/ops\/raffle\/new\//)
  await front(page).getByLabel('名称', { exact: true }).fill('立秋福袋')
  await chooseMoment(page, '开始时间', '2040-08-01 10:00')
  await chooseMoment(page, '结束时间', '2040-08-07 20:00')
  await front(page).getByLabel('奖品 1 名称').fill('一百颗钻石')
  await front(page)
    .getByRole('button', { name: /^奖品 1 类型/ })
    .click()
  await sheet(page).getByRole('button', { name: '钻石' }).click()
  await front(page).getByLabel('奖品 1 每份钻石数').fill('100')
  await front(page).getByLabel('奖品 1 单份价值').fill('10')
  assert.deepEqual(await axe(page), [])
  await front(page).getByRole('button', { name: '保存草稿' }).click()
  await arrive(page, /\/ops\/raffle\/\d+\//)
  await front(page).getByText('还不能发布').waitFor()
  await front(page).getByText('请填写活动规则').waitFor()
  // Dates are those of the site, wherever the operator is.
  await front(page).getByText('2040/08/01 10:00 – 2040/08/07 20:00').waitFor()
  await front(page).getByRole('button', { name: '发布', exact: true }).click()
  await answer(page, '发布')
  await page.getByText(/^还不能发布：/).waitFor()
  await front(page).getByRole('button', { name: '编辑草稿' }).click()
  await front(page).getByRole('button', { name: '按填写内容生成规则' }).click()
  await front(page).getByRole('button', { name: '保存草稿' }).click()
  await front(page).getByText('可以发布').waitFor()
  assert.deepEqual(await axe(page), [])
  await front(page).getByRole('button', { name: '发布', exact: true }).click()
  await answer(page, '发布')
  await front(page).getByText('进行中').waitFor()
  assert.equal(await front(page).getByRole('button', { name: '编辑草稿' }).count(), 0)
  await front(page).getByRole('button', { name: '取消抽奖' }).click()
  await answer(page, '取消抽奖')
  await front(page).getByText('已取消').waitFor()
  await page.goto('/mobile/ops/raffle/2/?section=wins')
  await front(page).getByText('第 1 名').first().waitFor()
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})

test('a promoter is approved, a rate is set, and the second level shows WeChat’s rule first', async () => {
  const { page, complaints, close } = await staffPhone(OWNER, '/mobile/ops/distribution/?section=promoters')
  await front(page).getByRole('button', { name: '通过 周南' }).click()
  await answer(page, '通过')
  await front(page).getByRole('button', { name: '变更身份 周南' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await front(page).getByRole('tab', { name: '费率' }).click()
  await front(page).getByRole('button', { name: '设置费率' }).click()
  await front(page).getByRole('button', { name: /^身份/ }).click()
  await sheet(page).getByRole('button', { name: '代理' }).click()
  await front(page).getByLabel('费率（%）').fill('7.25')
  assert.deepEqual(await axe(page), [])
  await front(page).getByRole('button', { name: '保存' }).click()
  await front(page).getByText('7.25%').waitFor()
  await front(page).getByRole('tab', { name: '设置' }).click()
  await front(page).getByRole('switch', { name: '开启第二级佣金' }).click()
  await front(page).getByRole('button', { name: '保存' }).click()
  await sheet(page)
    .getByText(/^微信规定/)
    .waitFor()
  await answer(page, '取消')
  assert.deepEqual(await axe(page), [])
  await page.goto('/mobile/ops/distribution/?section=income')
  await front(page).getByRole('table', { name: '对账单' }).waitFor()
  await front(page)
    .getByText(/DEMO-P1/)
    .waitFor()
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})

test('funnels show a chart beside their table, and gate staff sees none of promotion', async () => {
  const { page, complaints, close } = await staffPhone(OWNER, '/mobile/ops/analytics/funnel/?span=month')
  await front(page)
    .getByRole('img', { name: /^全部转化图/ })
    .waitFor()
  await front(page).getByRole('table', { name: '明细' }).getByRole('row').nth(1).waitFor()
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
  const gate = await staffPhone(GATE, '/mobile/ops/')
  await front(gate.page).getByText('扫码核销').waitFor()
  for (const path of ['gamification/', 'raffle/', 'raffle/1/', 'raffle/new/', 'distribution/', 'analytics/funnel/']) {
    await gate.page.goto(`/mobile/ops/${path}`)
    await front(gate.page).getByText('您没有权限进行此操作').waitFor()
  }
  await gate.close()
})
