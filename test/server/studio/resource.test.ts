import { resourceNames, resourceOf, resources } from '@storefront/contract/resources'
import { makeEvent } from '../../factories/content'
import { makeCoupon } from '../../factories/coupon'
import { makeImage, makeProduct } from '../../factories/product'
import { type ReferenceIds, resourceValues } from '../../support/resource-values'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let owner: Client
let foreigner: Client
let ids: ReferenceIds
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
  foreigner = (await t.user({ tenantId: OTHER, perms: ['*'] })).client
  const product = await t.make((tx) => makeProduct(tx, MAIN))
  const image = await t.make((tx) => makeImage(tx, MAIN))
  const create = async (name: keyof typeof resources, of: ReferenceIds['of'] = {}) =>
    (await owner.post(`/studio/${name}/`, resourceValues(resourceOf(name), { image, of }), { key: true })).body
      .id as number
  const category = await create('category')
  const [articlecategory, topiccategory] = [await create('articlecategory'), await create('topiccategory')]
  const coupon = await create('coupon', { category, product: product.id })
  const [form, resvresource] = [await create('form'), await create('resvresource')]
  ids = { image, of: { product: product.id, category, coupon, articlecategory, topiccategory, form, resvresource } }
})
afterAll(() => t.stop())

const valuesFor = (name: keyof typeof resources, changes: object = {}) => ({
  ...resourceValues(resourceOf(name), ids),
  ...changes,
})
const create = async (name: keyof typeof resources, changes: object = {}) =>
  (await owner.post(`/studio/${name}/`, valuesFor(name, changes), { key: true })).body as { id: number; values: Loose }
const save = (name: string, { id, values: base }: { id: number; values: Loose }, changes: object, client = owner) =>
  client.put(`/studio/${name}/${id}/`, { base, values: { ...base, ...changes } }, { key: true })
const rowsOf = <Row>(text: string, params: (number | string)[]) => t.make((tx) => tx.rows<Row>(text, params))

describe.each(resourceNames)('%s', (name) => {
  const { columns, title } = resourceOf(name)
  test('an item is created with every field, read as it was written, listed, saved and found in the log', async () => {
    const values = valuesFor(name)
    const reply = await owner.post(`/studio/${name}/`, values, { key: true })
    expect([reply.status, reply.body.err_msg]).toEqual([200, undefined])
    const item = reply.body
    // Rows that keep their ids have those of the reply.
    const withIds = Object.entries<Loose>(values).map(([field, value]) => [
      field,
      item.values[field]?.[0]?.id
        ? value.map((row: Loose, n: number) => ({ ...row, id: item.values[field][n].id }))
        : value,
    ])
    expect(item.values).toEqual(Object.fromEntries(withIds))
    expect((await owner.get(`/studio/${name}/${item.id}/`)).body).toEqual(item)
    const { results } = (await owner.get(`/studio/${name}/?limit=100`)).body
    expect(Object.keys(results[0].values)).toEqual([...columns])
    expect(results[0]).toMatchObject({ id: item.id, values: { [title]: item.values[title] } })
    expect((await save(name, item, {})).body.values).toEqual(item.values)
    const log = (await owner.get(`/studio/audit/?kind=${name}&item=${item.id}`)).body.results
    expect(log.map(({ action }: Loose) => action)).toEqual(['update', 'create'])
  })

  test('an item of another site is neither read nor saved nor deleted', async () => {
    const item = await create(name)
    expect((await foreigner.get(`/studio/${name}/${item.id}/`)).status).toBe(404)
    expect((await save(name, item, {}, foreigner)).status).toBe(404)
    if ('isDeletable' in resources[name])
      expect((await foreigner.delete(`/studio/${name}/${item.id}/`)).status).toBe(404)
    expect((await foreigner.get(`/studio/${name}/`)).body.results).toEqual([])
  })
})

test('a save over what others have saved since is a conflict, and one over the same values is none', async () => {
  const item = await create('article')
  const first = await save('article', item, { title: '甲' })
  expect(first.body.values.title).toBe('甲')
  expect((await save('article', item, { title: '乙' })).body.err_code).toBe('16012')
  expect((await save('article', first.body, { title: '乙' })).body.values.title).toBe('乙')
})

test('of two saves of the same values at once one is written', async () => {
  const item = await create('article')
  const replies = await Promise.all(['甲', '乙'].map((title) => save('article', item, { title })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a ticket that is sold past its event and a coupon of nothing are refused at their field', async () => {
  const fieldsOf = async (name: keyof typeof resources, changes: object) =>
    (await owner.post(`/studio/${name}/`, valuesFor(name, changes), { key: true })).body.fields
  const end = { start_at: '2030-01-01T00:00:00.000Z', end_at: '2030-01-02T00:00:00.000Z' }
  const ticket = {
    id: null,
    name: '单人票',
    price: '10.00',
    quota: null,
    min_quantity: 1,
    max_quantity: null,
    uses: 1,
    access_code: '',
    description: '',
    sale_start: null,
    sale_end: null,
  }
  const sold = (sale: object) => fieldsOf('event', { ...end, tickets: [{ ...ticket, ...sale }] })
  expect(await sold({ sale_end: '2030-01-03T00:00:00.000Z' })).toEqual({ 'tickets.0.sale_end': '须在活动结束之前' })
  expect(await sold({ sale_start: '2030-01-01T12:00:00.000Z', sale_end: '2030-01-01T11:00:00.000Z' })).toEqual({
    'tickets.0.sale_end': '须晚于开始时间',
  })
  expect(await fieldsOf('coupon', { type: 'P', value: '150' })).toEqual({ value: '折扣须为 1 到 100' })
  expect(await fieldsOf('coupon', { type: 'R', value: '0' })).toEqual({ value: '须大于 0' })
})

test('an amount of twelve digits is refused at its field, in every resource', async () => {
  const amounts = Object.entries(resources).flatMap(([name, { fields }]) =>
    Object.entries(fields).flatMap(([field, { kind }]) =>
      kind === 'amount' ? [[name as keyof typeof resources, field] as const] : [],
    ),
  )
  expect(amounts.length).toBeGreaterThan(3)
  for (const [name, field] of amounts) {
    const changes = { ...(name === 'coupon' && { type: 'R' }), [field]: '999999999999' }
    const { body } = await owner.post(`/studio/${name}/`, valuesFor(name, changes), { key: true })
    expect([name, body.fields]).toEqual([name, { [field]: '不能大于 999999999.99' }])
  }
})

test('coupons that users take while the number left is edited stay taken', async () => {
  const item = await create('coupon', { left_count: 10 })
  await rowsOf('update coupon set left_count = left_count - 3 where tenant_id = $1 and id = $2 returning 1', [
    MAIN,
    item.id,
  ])
  expect((await save('coupon', item, { left_count: 30 })).body.values.left_count).toBe(27)
  const unlimited = await save('coupon', (await owner.get(`/studio/coupon/${item.id}/`)).body, { left_count: null })
  expect(unlimited.body.values.left_count).toBeNull()
})

test('the value of a coupon is an amount, and a percentage where its type is one', async () => {
  const { id } = await create('coupon', { type: 'P', value: '15' })
  expect(await rowsOf('select value from coupon where tenant_id = $1 and id = $2', [MAIN, id])).toEqual([{ value: 15 }])
  const amount = await create('coupon', { type: 'R', value: '15' })
  expect(await rowsOf('select value from coupon where tenant_id = $1 and id = $2', [MAIN, amount.id])).toEqual([
    { value: 1500 },
  ])
  const wrong = async (changes: object) =>
    (await owner.post('/studio/coupon/', valuesFor('coupon', changes), { key: true })).body.fields
  expect(await wrong({ type: 'P', value: '101' })).toHaveProperty('value')
  expect(await wrong({ type: 'P', value: '1.5' })).toHaveProperty('value')
  expect(await wrong({ type: 'R', value: '1.555' })).toHaveProperty('value')
})

test('an end before its start, an address that is taken and a reference to another site are refused at their field', async () => {
  const fieldsOf = async (name: keyof typeof resources, changes: object) =>
    (await owner.post(`/studio/${name}/`, valuesFor(name, changes), { key: true })).body.fields
  expect(await fieldsOf('coupon', { end_at: '2029-01-01T00:00:00.000Z' })).toHaveProperty('end_at')
  const { values } = await create('membershipcard')
  expect(await fieldsOf('membershipcard', { slug: values.slug })).toHaveProperty('slug')
  const foreign = await t.make((tx) => makeCoupon(tx, OTHER))
  expect(await fieldsOf('couponpackage', { items: [{ id: null, coupon: foreign, quantity: 1 }] })).toHaveProperty([
    'items.0.coupon',
  ])
  const foreignImage = await t.make((tx) => makeImage(tx, OTHER))
  expect(await fieldsOf('membershipcard', { image: foreignImage })).toHaveProperty('image')
  expect(await fieldsOf('shippingtemplate', { terms: '{}' })).toHaveProperty('terms')
})

test('a coupon that two rows of a package have and an amount of nothing are refused at their field', async () => {
  const fieldsOf = async (name: keyof typeof resources, changes: object) =>
    (await owner.post(`/studio/${name}/`, valuesFor(name, changes), { key: true })).body.fields
  const row = { id: null, coupon: ids.of.coupon, quantity: 1 }
  expect(await fieldsOf('couponpackage', { items: [row, row] })).toEqual({ 'items.1.coupon': '已被使用' })
  expect(await fieldsOf('recharge', { amount: '0' })).toEqual({ amount: '不能小于 0.01' })
})

test('a category is not put below itself, and is deleted when nothing is in it', async () => {
  const parent = await create('category', { parent: null })
  const child = await create('category', { parent: parent.id })
  expect((await save('category', parent, { parent: child.id })).body.fields).toHaveProperty('parent')
  expect((await owner.delete(`/studio/category/${parent.id}/`)).body.err_code).toBe('16020')
  expect((await owner.delete(`/studio/category/${child.id}/`)).status).toBe(200)
  expect((await owner.delete(`/studio/category/${parent.id}/`)).status).toBe(200)
  expect((await owner.get(`/studio/category/${parent.id}/`)).status).toBe(404)
})

test('seats and quotas of an event change by what is not taken, and not below what is', async () => {
  const ticket = {
    id: null,
    name: '早鸟',
    price: '8.00',
    quota: 5,
    min_quantity: 1,
    max_quantity: null,
    uses: 1,
    sale_start: null,
    sale_end: null,
    access_code: '',
    description: '',
  }
  const event = await create('event', { seats: 10, tickets: [ticket] })
  const ticketId = event.values.tickets[0].id
  await rowsOf('update event set seats_available = seats_available - 4 where tenant_id = $1 and id = $2 returning 1', [
    MAIN,
    event.id,
  ])
  await rowsOf('update event_ticket set inventory = inventory - 4 where tenant_id = $1 and id = $2 returning 1', [
    MAIN,
    ticketId,
  ])
  expect((await save('event', event, { seats: 3 })).body.fields).toHaveProperty('seats')
  const few = [{ ...event.values.tickets[0], quota: 3 }]
  expect((await save('event', event, { tickets: few })).body.fields).toHaveProperty(['tickets.0.quota'])
  const more = await save('event', event, { seats: 12, tickets: [{ ...event.values.tickets[0], quota: 6 }] })
  expect(more.body.values).toMatchObject({ seats: 12, tickets: [{ id: ticketId, quota: 6 }] })
  const left =
    'select e.seats_available, t.inventory from event e join event_ticket t on t.tenant_id = e.tenant_id and t.event_id = e.id where e.id = $1'
  expect(await rowsOf(left, [event.id])).toEqual([{ seats_available: 8, inventory: 2 }])
})

test('a type of ticket that is left out is taken off sale, and one of another event is refused', async () => {
  const ticket = {
    id: null,
    name: '早鸟',
    price: '8.00',
    quota: null,
    min_quantity: 1,
    max_quantity: null,
    uses: 1,
    sale_start: null,
    sale_end: null,
    access_code: '',
    description: '',
  }
  const event = await create('event', { tickets: [ticket, { ...ticket, name: '现场' }] })
  const [, second] = event.values.tickets
  const rest = await save('event', event, { tickets: [second] })
  expect(rest.body.values.tickets).toEqual([second])
  expect(
    await rowsOf('select count(*)::int as n from event_ticket where tenant_id = $1 and event_id = $2', [
      MAIN,
      event.id,
    ]),
  ).toEqual([{ n: 2 }])
  const other = await t.make((tx) => makeEvent(tx, MAIN))
  const { body } = await owner.get(`/studio/event/${other}/`)
  expect((await save('event', body, { tickets: [second] })).status).toBe(400)
})

test('many items change at once: all of them, or none when one has changed since', async () => {
  const items = [await create('coupon'), await create('coupon')]
  const changes = (isActive: boolean) =>
    items.map(({ id, values: { is_active, end_at } }) => ({
      id,
      base: { is_active, end_at },
      values: { is_active: isActive, end_at },
    }))
  const statesOf = () =>
    Promise.all(items.map(async ({ id }) => (await owner.get(`/studio/coupon/${id}/`)).body.values.is_active))
  expect((await owner.post('/studio/coupon/bulk/', { changes: changes(false) }, { key: true })).status).toBe(200)
  expect(await statesOf()).toEqual([false, false])
  await save('coupon', { id: items[1]!.id, values: { ...items[1]!.values, is_active: false } }, { is_active: true })
  const undo = items.map(({ id, values: { end_at } }) => ({
    id,
    base: { is_active: false, end_at },
    values: { is_active: true, end_at },
  }))
  expect((await owner.post('/studio/coupon/bulk/', { changes: undo }, { key: true })).body.err_code).toBe('16012')
  expect(await statesOf()).toEqual([false, true])
})
