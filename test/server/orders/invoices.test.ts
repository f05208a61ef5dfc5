import { REMOVAL_DAYS } from '@storefront/contract/constants'
import { apply, paidOrder, type Scene, stepReturn } from '../support/after-sales'
import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { makeBuyer, order, stock } from '../support/shopping'
import { configure } from '../support/site'

let t: TestApp
let clerk: Client
beforeAll(async () => {
  t = await startTestApp()
  clerk = (await t.user({ perms: ['shop.change_invoice'] })).client
  await configure(t, { invoices: true })
})
afterAll(() => t.stop())

const COMPANY = {
  ...{
    buyer: 'company',
    title: '杭州满觉文化创意有限公司',
    tax_number: '9133 0106 ma2c0a1b2x',
    email: 'fapiao@example.com',
  },
}
const address = (number: string) => `/shop/order/${number}/invoice/`
const request = ({ buyer, number }: Pick<Scene, 'buyer' | 'number'>, more: object = {}) =>
  buyer.client.post(address(number), { ...COMPANY, ...more }, { key: true })
const read = async ({ buyer, number }: Scene): Promise<Loose> => (await buyer.client.get(address(number))).body
const inList = async (query: string): Promise<Loose[]> =>
  (await clerk.get(`/studio/shop/invoice/?${query}`)).body.results
const ofOrder = async ({ number }: Scene): Promise<Loose> => (await inList(`search=${number}`))[0]
const answer = async (scene: Scene, body: object) => {
  const { id, version } = await ofOrder(scene)
  return clerk.post(`/studio/shop/invoice/${id}/process/`, { version, ...body }, { key: true })
}
const messages = async ({ buyer }: Scene): Promise<Loose[]> =>
  (await buyer.client.get('/flashmessage/')).body.results.filter(({ kind }: Loose) => kind === 'link')

test('a buyer asks for an invoice, the shop issues it, and both see its number', async () => {
  const scene = await paidOrder(t, 2)
  expect((await scene.read()).has_invoice).toBe(true)
  const before = await read(scene)
  expect(before).toMatchObject({ request: null, last: null, actions: ['request'], amount: (await scene.read()).tit })
  const { body } = await request(scene)
  expect(body.request).toMatchObject({
    ...{ status: 'waiting', status_display: '待开票', tax_number: '91330106MA2C0A1B2X', number: '', issued: null },
  })
  expect(await ofOrder(scene)).toMatchObject({ actions: ['issue', 'refuse'], version: 1, title: COMPANY.title })
  const reply = await answer(scene, { action: 'issue', number: '25332000000012345678' })
  expect(reply.body).toMatchObject({ status: 'issued', number: '25332000000012345678', amount: before.amount })
  expect(await read(scene)).toMatchObject({
    request: { status: 'issued', number: '25332000000012345678' },
    actions: [],
  })
  expect(await messages(scene)).toEqual([
    expect.objectContaining({
      description: `订单 ${scene.number} 的发票已开具`,
      link: { page_key: 'shop.invoice', id: scene.number },
    }),
  ])
  expect((await request(scene)).body.err_code).toBe('43072')
})

test('the next order begins with what was filled in before', async () => {
  const scene = await paidOrder(t, 1)
  await request(scene)
  const cup = await stock(t, { variants: [{ inventory: 5 }] })
  const another = await order(scene.buyer, cup, 1)
  await t.make((tx) =>
    tx.rows('update shop_order set paid_at = now() where tenant_id = 1 and number = $1', [another.number]),
  )
  const { body } = await scene.buyer.client.get(address(another.number))
  expect(body).toMatchObject({
    ...{ request: null, last: { buyer: 'company', tax_number: '91330106MA2C0A1B2X', email: COMPANY.email } },
  })
})

test('staff answer the request that they saw', async () => {
  const scene = await paidOrder(t, 1)
  await request(scene)
  const { id, version } = await ofOrder(scene)
  await request(scene, { title: '另一家公司' })
  const late = { action: 'issue', version, number: '1' }
  expect((await clerk.post(`/studio/shop/invoice/${id}/process/`, late, { key: true })).body.err_code).toBe('43072')
  expect(await ofOrder(scene)).toMatchObject({ status: 'waiting', title: '另一家公司', version: 2 })
})

test('a refusal has a reason that the buyer reads and mends', async () => {
  const scene = await paidOrder(t, 1)
  await request(scene)
  expect((await answer(scene, { action: 'refuse', reason: ' ' })).status).toBe(400)
  expect((await answer(scene, { action: 'issue', number: '' })).status).toBe(400)
  await answer(scene, { action: 'refuse', reason: '税号与名称不一致' })
  expect(await read(scene)).toMatchObject({
    ...{ request: { status: 'refused', reason: '税号与名称不一致' }, actions: ['request'] },
  })
  expect((await request(scene, { title: '对的公司' })).body.request).toMatchObject({ status: 'waiting', reason: '' })
})

test('a buyer withdraws a request once, and can ask again', async () => {
  const scene = await paidOrder(t, 1)
  await request(scene)
  const withdraw = () => scene.buyer.client.post(`${address(scene.number)}withdraw/`, {}, { key: true })
  expect((await withdraw()).body.request.status).toBe('withdrawn')
  expect((await withdraw()).body.err_code).toBe('43072')
  expect((await answer(scene, { action: 'issue', number: '1' })).body.err_code).toBe('43072')
  expect((await request(scene)).body.request.status).toBe('waiting')
})

test('a refund makes an issued invoice outdated, which is voided and asked for again with the rest', async () => {
  const scene = await paidOrder(t, 2)
  await request(scene)
  const { amount } = (await answer(scene, { action: 'issue', number: '100' })).body
  const { body: ret } = await apply(scene, { amount: '1.00' })
  await stepReturn(scene.operator.client, ret.number, 'agree')
  const rest = (Number(amount) - 1).toFixed(2)
  expect(await ofOrder(scene)).toMatchObject({ is_outdated: true, amount, rest, actions: ['void'] })
  expect((await inList('tab=outdated')).map(({ order: { number } }) => number)).toContain(scene.number)
  await answer(scene, { action: 'void', reason: '部分退款，红冲重开' })
  expect(await ofOrder(scene)).toMatchObject({ status: 'voided', is_outdated: false, number: '100' })
  expect((await request(scene)).body).toMatchObject({ amount: rest, request: { status: 'waiting', number: '' } })
  expect((await answer(scene, { action: 'issue', number: '101' })).body).toMatchObject({
    amount: rest,
    is_outdated: false,
  })
})

test('a refund before the invoice lessens what it is issued for', async () => {
  const scene = await paidOrder(t, 2)
  await request(scene)
  const { amount } = await read(scene)
  const { body: ret } = await apply(scene, { amount: '1.00' })
  await stepReturn(scene.operator.client, ret.number, 'agree')
  const { body } = await answer(scene, { action: 'issue', number: '7' })
  expect(body).toMatchObject({ amount: (Number(amount) - 1).toFixed(2), is_outdated: false })
})

test.each([
  [{ title: ' ' }, 'title'],
  [{ tax_number: '12' }, 'tax_number'],
  [{ tax_number: '' }, 'tax_number'],
  [{ email: 'nobody' }, 'email'],
])('refuses a request with the field that is wrong %#', async (more, field) => {
  const scene = await paidOrder(t, 1)
  const { status, body } = await request(scene, more)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

test('an invoice belongs to the buyer of a paid order, in a shop that issues them', async () => {
  const scene = await paidOrder(t, 1)
  const stranger = await makeBuyer(t)
  expect((await request({ ...scene, buyer: stranger })).body.err_code).toBe('42008')
  const cup = await stock(t, { variants: [{ inventory: 5 }] })
  const unpaid = await order(scene.buyer, cup, 1)
  expect((await request({ ...scene, number: unpaid.number })).body.err_code).toBe('43071')
  await request(scene)
  await configure(t, { invoices: false })
  expect((await scene.read()).has_invoice).toBe(false)
  // What was asked for stays readable, and can be taken back.
  expect(await read(scene)).toMatchObject({ request: { status: 'waiting' }, actions: ['withdraw'] })
  const another = await paidOrder(t, 1)
  expect((await request(another)).body.err_code).toBe('43071')
  await configure(t, { invoices: true })
})

test('the list finds whole numbers', async () => {
  const scene = await paidOrder(t, 1)
  await request(scene, { tax_number: '91330106MA2C0A1B9X' })
  await answer(scene, { action: 'issue', number: 'NO-77' })
  for (const search of [scene.number, 'NO-77', '9133 0106 MA2C 0A1B 9X'])
    expect((await inList(`search=${encodeURIComponent(search)}`)).map(({ order }) => order.number)).toEqual([
      scene.number,
    ])
  expect(await inList('search=NO-7')).toEqual([])
  const waiting = await inList('tab=waiting')
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['waiting']))
})

test('a removed account takes what was not issued along, and its address from the rest', async () => {
  const scene = await paidOrder(t, 1)
  await request(scene)
  await answer(scene, { action: 'issue', number: '55' })
  const waiting = await order(scene.buyer, scene.cup, 1)
  await t.make((tx) =>
    tx.rows('update shop_order set paid_at = now() where tenant_id = 1 and number = $1', [waiting.number]),
  )
  await request({ ...scene, number: waiting.number })
  await scene.buyer.client.post('/base/user/me/removal/', undefined, { key: true })
  t.ports.clock.forward((REMOVAL_DAYS + 1) * 86_400)
  await t.due.runDue(t.ports.clock.now())
  expect(await ofOrder(scene)).toMatchObject({ number: '55', title: COMPANY.title, email: '' })
  expect(await inList(`search=${waiting.number}`)).toEqual([])
})
