import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { type Buyer, fill, makeBuyer, stock, submission } from '../support/shopping'

let t: TestApp
let owner: Client
let buyer: Buyer
beforeAll(async () => {
  t = await startTestApp()
  // A site is cached for some seconds: it has no contract before anybody asks.
  await t.make((tx) => tx.rows("delete from tenant_credential where tenant_id = $1 and kind like 'pay:%'", [MAIN]))
  owner = (await t.user({ perms: ['*'] })).client
  buyer = await makeBuyer(t)
})
afterAll(() => t.stop())

const submit = async (price: number): Promise<Loose> => {
  const total = await fill(buyer, await stock(t, { price }))
  return buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, total), { key: true })
}
const setup = async (): Promise<Loose> => {
  const { body } = await owner.get('/studio/overview/')
  return Object.fromEntries(body.setup.map(({ step, is_done }: Loose) => [step, is_done]))
}

test('a shop without a payment says so, takes no order, and tells its owner', async () => {
  expect((await buyer.client.get('/mpage/user/pageconfig/')).body.config.is_open).toBe(false)
  const reply = await submit(10_00)
  expect(reply.body).toMatchObject({ err_code: '12063', detail: '店铺即将开业，暂时不能下单' })
  expect((await buyer.client.get('/shop/basket/')).body.lines ?? []).not.toEqual([])
  expect(await setup()).toMatchObject({ goods: true, payment: false })
})

test('a balance that covers the total pays without a vendor', async () => {
  await t.make((tx) =>
    tx.rows("insert into balance (tenant_id, user_id, kind, amount) values ($1, $2, 'fund', 100000)", [MAIN, buyer.id]),
  )
  expect((await submit(10_00)).status).toBe(200)
})

test('the agreement counts once its opening text is replaced', async () => {
  const write = (html: string) =>
    t.make(async (tx) => {
      for (const slug of ['agreement', 'privacy']) {
        await tx.rows(
          'delete from page_module m using page p where p.tenant_id = $1 and p.slug = $2 and m.tenant_id = $1 and m.page_id = p.id',
          [MAIN, slug],
        )
        const [page] = await tx.rows<{ id: number }>(
          `insert into page (tenant_id, slug, title, login_required) values ($1, $2, $2, false)
           on conflict (tenant_id, slug) do update set title = excluded.title returning id`,
          [MAIN, slug],
        )
        await tx.rows(
          `insert into page_module (tenant_id, page_id, position, name, module_type, style, version, config)
           values ($1, $2, 0, '', 'mpage.richtextpagemodule', '', 1, $3::jsonb)`,
          [MAIN, page?.id ?? 0, JSON.stringify({ html })],
        )
      }
    })
  await write('<p>茶铺的用户协议正在整理，请在营业前于工作台的页面编辑器中填写。</p>')
  expect((await setup()).agreement).toBe(false)
  await write('<p>我们的条款</p>')
  expect((await setup()).agreement).toBe(true)
})
