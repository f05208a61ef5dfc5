import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { Api } from '../support/api'
import { layoutFaults } from './layout-faults'
import {
  arrive,
  assertQuiet,
  axe,
  closeMessages,
  logIn,
  openPhone,
  type Page,
  type RunningServer,
  startServer,
} from './support'

const SHOPPER = '13800000001'
const OWNER = '13900000001'
const PRIZE = '马克杯'
let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

/** The screen in front: those below it stay in the document. */
const front = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')

async function openAs(mobile: string, path: string) {
  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/login/?next=${encodeURIComponent(path)}`)
  await logIn(phone.page, server, mobile)
  await arrive(phone.page, new RegExp(path.replace(/[?]/g, '[?]')))
  return phone
}

async function assertSound(page: Page): Promise<void> {
  assert.deepEqual(await axe(page), [])
  assert.deepEqual(await layoutFaults(page), [])
}

/** A published wheel of which each turn wins a product. */
async function publishWheel(): Promise<number> {
  const api = new Api(server.url)
  await api.login(OWNER)
  const day = 86_400_000
  const body = {
    title: '必中转盘',
    abstract: '',
    kind: 'wheel',
    start: new Date(Date.now() - day).toISOString(),
    end: new Date(Date.now() + day).toISOString(),
    price: 2,
    max_tickets: 5,
    rules: '<p>规则</p>',
    claim_days: 7,
    prizes: [{ name: PRIZE, kind: 'product', ref: 1, quantity: 5, value: '1', odds: 10_000 }],
  }
  const { id } = await api.ok<{ id: number }>('POST', '/ops/raffle/raffle/', { body })
  await api.ok('POST', `/ops/raffle/raffle/${id}/process/`, { body: { action: 'publish' } })
  return id
}

test('a visitor finds the raffles, reads the rules, and is told which diamonds are missing', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/raffle/center/')
  await page.getByText('幸运转盘').first().waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('link', { name: /^春日福袋/ }).click()
  await arrive(page, /\/raffle\/raffle\/1\//)
  await page.getByRole('button', { name: '登录后参与' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('link', { name: '活动规则' }).click()
  await arrive(page, /\/raffle\/desc\//)
  await page.getByText('每人最多参与 20 次').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.goBack()
  await page.getByRole('button', { name: '登录后参与' }).click()
  await logIn(page, server)
  await arrive(page, /\/raffle\/raffle\/1\//)
  await page.getByText(/钻石不足，还差 \d+ 颗/).waitFor()
  assertQuiet(complaints)
  await close()
})

test('a draw that took place is recomputed in the browser', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/raffle/raffle/2/draw/')
  await page.getByRole('button', { name: '开始验证' }).click()
  await until(async () => (await page.getByText('一致', { exact: true }).count()) === 6, {
    what: 'six checks that match',
  })
  assert.deepEqual(await axe(page), [])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载开奖文件' }).click(),
  ])
  assert.equal(file.suggestedFilename(), 'raffle-2.json')
  assertQuiet(complaints)
  await close()
})

test('a prize that a wheel gives is claimed to an address, and the operator hands it out', async () => {
  const id = await publishWheel()
  const { page, complaints, close } = await openAs(SHOPPER, '/mobile/raffle/center/')
  await front(page)
    .getByRole('link', { name: /^必中转盘/ })
    .click()
  await arrive(page, new RegExp(`/raffle/raffle/${id}/`))
  await front(page).getByText('我的钻石：66').waitFor()
  await assertSound(page)
  await front(page).getByRole('button', { name: '抽一次' }).click()
  await closeMessages(page)
  await front(page).getByText(`恭喜抽中 ${PRIZE}`).waitFor()
  await front(page).getByText('您还可参与 4 次').waitFor()
  await front(page).getByText('我的钻石：64').waitFor()
  await assertSound(page)
  await page.goto('/mobile/raffle/center/')
  await front(page).getByText('我已抽 1 次').waitFor()
  await assertSound(page)

  await page.goto('/mobile/raffle/prize/')
  const prize = front(page).getByRole('listitem').filter({ hasText: '必中转盘' })
  await prize.waitFor()
  await assertSound(page)
  await prize.getByRole('button', { name: `领取 ${PRIZE}` }).click()
  await arrive(page, /\/shop\/shippingaddress\//)
  await front(page)
    .getByText(/林小满/)
    .first()
    .click()
  await page.getByRole('button', { name: '确定', exact: true }).click()
  await prize.getByText('待发放').waitFor()
  await page.goto('/mobile/raffle/winner/')
  await front(page).getByText('林**').first().waitFor()
  await assertSound(page)
  assertQuiet(complaints)
  await close()

  const owner = await openAs(OWNER, '/mobile/ops/')
  await front(owner.page)
    .getByRole('link', { name: /待发放奖品/ })
    .click()
  await arrive(owner.page, /\/ops\/raffle\/.*section=wins/)
  await front(owner.page).getByText('抽奖：必中转盘').waitFor()
  assert.deepEqual(await axe(owner.page), [])
  await front(owner.page)
    .getByRole('button', { name: new RegExp(`${PRIZE}$`) })
    .click()
  await owner.page.getByRole('alertdialog').or(owner.page.getByRole('dialog')).last().getByRole('button').last().click()
  await front(owner.page).getByText('抽奖：必中转盘').waitFor({ state: 'hidden' })
  assertQuiet(owner.complaints)
  await owner.close()
})

test('an application to spread raffles says what is missing, is sent, and shows where it stands', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/raffle/promoter/')
  await arrive(page, /\/login\//)
  const mobile = await logIn(page, server)
  await arrive(page, /\/raffle\/promoter\//)
  await front(page).getByRole('button', { name: '提交申请' }).click()
  await front(page).getByText('请填写姓名').waitFor()
  await assertSound(page)
  await front(page).getByLabel('姓名').fill('沈秋')
  await front(page).getByLabel('手机号').fill(mobile)
  await front(page).getByRole('button', { name: '提交申请' }).click()
  await front(page).getByText('审核中').waitFor()
  await assertSound(page)
  assertQuiet(complaints)
  await close()
})
