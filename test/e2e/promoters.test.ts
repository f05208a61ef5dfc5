import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { layoutFaults } from './layout-faults'
import {
  arrive,
  assertQuiet,
  axe,
  checkOutAndPay,
  choosable,
  choose,
  closeMessages,
  logIn,
  openPhone,
  type Page,
  type RunningServer,
  startServer,
  openPaidOrder,
} from './support'

const PROMOTER = '13800000001'
const CODE = 'DEMOPROM'
const OWNER = '13900000001'
const APPLICANT = '沈秋'
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

interface Income {
  readonly order_number: string
  readonly product_name: string
  readonly amount: string
  readonly state: string
}

/** Income of the page's user, as the server has it. */
const incomeOf = (page: Page): Promise<{ pending: string; rows: Income[] }> =>
  page.evaluate(async () => {
    const read = async (path: string) => (await fetch(`/api/distribution/${path}`)).json()
    const [{ sums }, { results }] = await Promise.all([read('promoter/'), read('income/')])
    return { pending: sums.pending, rows: results }
  })

test('a purchase by a visitor of a promoter’s link is pending income of the promoter', async () => {
  const promoter = await openAs(PROMOTER, '/mobile/distribution/promoter/')
  await front(promoter.page).getByText(CODE).waitFor()
  await assertSound(promoter.page)
  const before = await incomeOf(promoter.page)

  const product = await choosable(server)
  const visitor = await openPhone(browser, server)
  await visitor.page.goto(`/mobile/product/${product.id}/?utm_campaign=_sp_pro&utm_source=promoter&utm_content=${CODE}`)
  await choose(visitor.page, '立即购买', product)
  await arrive(visitor.page, /\/login\/\?.*next=/)
  const visit = visitor.page.waitForResponse((response) => response.url().includes('/distribution/visit/'))
  await logIn(visitor.page, server)
  assert.equal((await (await visit).json()).is_recorded, true)
  // What the visitor wanted is done once they are known.
  await checkOutAndPay(visitor.page)
  const number = await openPaidOrder(visitor.page)

  await promoter.page.reload()
  await front(promoter.page).getByRole('tab', { name: '收益明细' }).click()
  const row = front(promoter.page)
    .getByRole('listitem')
    .filter({ hasText: `订单 ${number}` })
  await row.getByText(product.name).waitFor()
  await row.getByText('待结算').waitFor()
  const after = await incomeOf(promoter.page)
  const [income, ...others] = after.rows.filter(({ order_number }) => order_number === number)
  assert.deepEqual([income?.product_name, income?.state, others], [product.name, 'pending', []])
  assert.equal((Number(after.pending) - Number(before.pending)).toFixed(2), Number(income?.amount).toFixed(2))
  assert.ok(Number(income?.amount) > 0)
  await assertSound(promoter.page)
  assertQuiet(promoter.complaints)
  assertQuiet(visitor.complaints)
  await Promise.all([promoter.close(), visitor.close()])
})

test('an application through a promoter’s page is approved by the operator, and the applicant sees their code and stands in the team', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(`/mobile/distribution/partner/${CODE}/`)
  await front(page).getByText('林小满').waitFor()
  await assertSound(page)
  await front(page).getByRole('button', { name: '成为推广员' }).click()
  await arrive(page, /\/login\//)
  const mobile = await logIn(page, server)
  await arrive(page, /\/distribution\/promoter\/apply\/.*code=DEMOPROM/)
  await front(page).getByRole('button', { name: '提交申请' }).click()
  await front(page).getByText('请填写姓名').waitFor()
  await assertSound(page)
  await front(page).getByLabel('姓名').fill(APPLICANT)
  await front(page).getByLabel('手机号').fill(mobile)
  await front(page).getByLabel('申请说明').fill('周末常带朋友来逛')
  await front(page).getByRole('button', { name: '提交申请' }).click()
  // The screen of the form shows the state that the application has now.
  await front(page).getByText('申请审核中').waitFor()
  await assertSound(page)
  await page.goto('/mobile/distribution/promoter/')
  await front(page).getByText('申请审核中').waitFor()
  assert.equal(
    await front(page)
      .getByText(/您已是/)
      .count(),
    0,
  )
  await assertSound(page)

  const owner = await openAs(OWNER, '/mobile/ops/distribution/?section=promoters')
  await front(owner.page)
    .getByRole('button', { name: `通过 ${APPLICANT}` })
    .click()
  await owner.page
    .getByRole('alertdialog')
    .or(owner.page.getByRole('dialog'))
    .last()
    .getByRole('button', { name: '通过', exact: true })
    .click()
  await front(owner.page)
    .getByRole('button', { name: `变更身份 ${APPLICANT}` })
    .waitFor()
  await owner.close()

  await page.goto('/mobile/distribution/promoter/')
  await closeMessages(page)
  await front(page).getByRole('button', { name: '复制推广码' }).waitFor()
  const { promoter } = (await (await page.request.get('/api/distribution/promoter/')).json()) as {
    promoter: { code: string }
  }
  await front(page).getByText(promoter.code, { exact: true }).waitFor()
  await front(page).getByRole('link', { name: '推广消息' }).click()
  await arrive(page, /\/distribution\/message\//)
  await front(page).getByRole('listitem').first().waitFor()
  await assertSound(page)
  assertQuiet(complaints)
  await close()

  const parent = await openAs(PROMOTER, '/mobile/distribution/promoter/')
  await front(parent.page).getByRole('tab', { name: '我的团队' }).click()
  await front(parent.page).getByRole('listitem').getByText('推广订单 0 笔').waitFor()
  await assertSound(parent.page)
  await front(parent.page).getByRole('tab', { name: '月度账单' }).click()
  await front(parent.page)
    .getByText(/^20\d\d-\d\d$/)
    .first()
    .waitFor()
  await assertSound(parent.page)
  await parent.close()
})
