import { makeProduct } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let clerk: Client
let product: number
beforeAll(async () => {
  t = await startTestApp()
  clerk = (await t.user({ perms: ['shop.change_coupon', 'base.read_personal'] })).client
  product = (await t.make((tx) => makeProduct(tx, MAIN, { name: '红茶' }))).id
})
afterAll(() => t.stop())

const later = () => new Date(t.ports.clock.now().getTime() + 86_400_000).toISOString()
const issue = (body: object) =>
  clerk.post('/studio/shop/pickupvoucher/', { name: '提茶券', quantity: 3, end: null, product, ...body }, { key: true })
const end = (id: number) => clerk.post(`/studio/shop/pickupvoucher/${id}/end/`, undefined, { key: true })
const namesOf = async (query: string): Promise<string[]> =>
  (await clerk.get(`/studio/shop/pickupvoucher/?${query}`)).body.results.map(({ name }: Loose) => name)

test('vouchers that staff give are in the hands of the customer, however the number is written', async () => {
  const holder = await t.user({ mobile: '13900009002' })
  const until = later()
  const { status, body } = await issue({ mobile: '+86 139-0000-9002', end: until })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ name: '提茶券', quantity: 3, available: 3, end: until, is_open: true, orders: [] },
    user: { id: holder.id, mobile: '13900009002' },
    product: { id: product, name: '红茶' },
  })
  const { results } = (await holder.client.get('/shop/userpickupvoucherholder/')).body
  expect(results).toMatchObject([{ id: body.id, available: 3 }])
})

test('staff cannot give vouchers to an unknown number, for a missing product or until a moment that is over', async () => {
  await t.user({ mobile: '13900009003' })
  const mobile = '13900009003'
  expect((await issue({ mobile: '13900009999' })).body.err_code).toBe('16014')
  expect((await issue({ mobile, product: 99_999_999 })).status).toBe(404)
  expect((await issue({ mobile, end: t.ports.clock.now().toISOString() })).status).toBe(400)
  expect((await issue({ mobile, quantity: 0 })).status).toBe(400)
})

test('vouchers are found by words of their name or the number of their holder, and show the orders that collect them', async () => {
  const holder = await t.user({ mobile: '13900009004' })
  const { id } = (await issue({ mobile: '13900009004', name: 'Ｓｐｒｉｎｇ tea 2026' })).body
  const order = await t.make((tx) =>
    tx.rows<{ id: number }>(
      `with o as (insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, created_at)
          values (1, 'P1', $1, 'wait_ship', 0, 0, 0, 0, false, now()) returning id)
        insert into order_line (tenant_id, order_id, product_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved, holder_id)
        select 1, o.id, $2, '红茶', 'shop.product', '', 0, 0, 2, false, $3 from o returning order_id as id`,
      [holder.id, product, id],
    ),
  )
  const [voucher] = (await clerk.get('/studio/shop/pickupvoucher/?search=TEA%20spring')).body.results
  expect(voucher).toMatchObject({ id, orders: [{ id: order[0]?.id, number: 'P1', quantity: 2 }] })
  expect(await namesOf('search=13900009004')).toEqual(['Ｓｐｒｉｎｇ tea 2026'])
})

test("a holder's number is masked for staff without its permission, and is not searched", async () => {
  const { client } = await t.user({ perms: ['shop.change_coupon'] })
  await t.user({ mobile: '13900009006' })
  await issue({ mobile: '13900009006', name: '密券' })
  const numbersOf = async (search: string) =>
    (await client.get(`/studio/shop/pickupvoucher/?search=${encodeURIComponent(search)}`)).body.results.map(
      ({ user }: Loose) => user.mobile,
    )
  expect(await numbersOf('密券')).toEqual(['139****9006'])
  expect(await numbersOf('13900009006')).toEqual([])
})

test('vouchers that staff end cannot be used, once, and leave the list of those to collect', async () => {
  const holder = await t.user({ mobile: '13900009005' })
  const { id } = (await issue({ mobile: '13900009005', name: '到期券' })).body
  expect((await end(id)).body).toMatchObject({ id, is_open: false, available: 3 })
  expect((await holder.client.get('/shop/userpickupvoucherholder/')).body.count).toBe(0)
  expect((await end(id)).body.err_code).toBe('42109')
  expect(await namesOf('tab=open')).not.toContain('到期券')
  expect(await namesOf('tab=all')).toContain('到期券')
  const audit = await t.make((tx) =>
    tx.rows("select action from audit_log where tenant_id = 1 and kind = 'voucher' and item = $1 order by id", [
      String(id),
    ]),
  )
  expect(audit).toEqual([{ action: 'create' }, { action: 'delete' }])
})
