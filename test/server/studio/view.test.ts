import { SAVED_VIEW_LIMITS } from '@storefront/contract/constants'
import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let owner: Client
let colleague: Client
let manager: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['shop.change_product'] })).client
  colleague = (await t.user({ perms: ['shop.change_order'] })).client
  manager = (await t.user({ perms: ['base.change_staff'] })).client
})
afterAll(() => t.stop())

const draft = (more: object = {}) => ({
  list: 'products',
  name: '低库存',
  query: 'state=low&ordering=-price',
  is_shared: false,
  ...more,
})
const create = (more: object = {}, client = owner) => client.post('/studio/view/', draft(more), { key: true })
const names = async (client: Client, list = 'products') =>
  (await client.get(`/studio/view/?list=${list}`)).body.results.map(({ name }: Loose) => name)

test('a view is kept for its owner and its list, is shared, renamed and replaced by its owner alone', async () => {
  const { body: view } = await create({ name: ' 低库存 ' })
  expect(view).toMatchObject({
    name: '低库存',
    query: 'state=low&ordering=-price',
    is_shared: false,
    is_own: true,
    is_deletable: true,
  })
  expect([await names(owner), await names(owner, 'orders'), await names(colleague)]).toEqual([['低库存'], [], []])
  const path = `/studio/view/${view.id}/`
  expect((await colleague.put(path, { name: 'x', query: '', is_shared: true })).status).toBe(404)
  expect((await owner.put(path, { name: '缺货', query: 'state=low', is_shared: true })).body).toMatchObject({
    name: '缺货',
    query: 'state=low',
  })
  expect((await colleague.get('/studio/view/?list=products')).body.results).toMatchObject([
    { name: '缺货', query: 'state=low', owner: 'User', is_own: false, is_deletable: false },
  ])
  expect((await colleague.put(path, { name: 'x', query: '', is_shared: true })).status).toBe(404)
  expect((await colleague.delete(path)).status).toBe(404)
  expect((await owner.delete(path)).body).toEqual({ ok: true })
  expect(await names(colleague)).toEqual([])
})

test('a name is there once for an owner and a list, and is no empty one', async () => {
  const { body: first } = await create({ name: '甲' })
  const { body: second } = await create({ name: '乙' })
  expect((await create({ name: '甲' })).body.fields).toHaveProperty('name')
  expect((await create({ name: '  ' })).body.fields).toHaveProperty('name')
  expect(
    (await owner.put(`/studio/view/${second.id}/`, { name: '甲', query: '', is_shared: false })).body.fields,
  ).toHaveProperty('name')
  expect((await owner.put(`/studio/view/${first.id}/`, { name: '甲', query: 'x=1', is_shared: false })).status).toBe(
    200,
  )
  expect([
    (await create({ name: '甲', list: 'orders' })).status,
    (await create({ name: '甲' }, colleague)).status,
  ]).toEqual([200, 200])
})

test('a name without a longer one, a query or a list out of bounds are refused', async () => {
  const faults = [
    { name: 'x'.repeat(SAVED_VIEW_LIMITS.name + 1) },
    { query: 'x'.repeat(SAVED_VIEW_LIMITS.query + 1) },
    { list: '' },
    { list: '../orders' },
    { list: 'https://example.com' },
  ]
  for (const fault of faults) expect([fault, (await create(fault)).status]).toEqual([fault, 400])
})

test('a shared view is deleted by who may change staff, a private one is not even seen', async () => {
  const { body: shared } = await create({ name: '共享', is_shared: true, list: 'coupon' })
  const { body: own } = await create({ name: '私人', list: 'coupon' })
  expect((await manager.get('/studio/view/?list=coupon')).body.results).toMatchObject([
    { id: shared.id, is_own: false, is_deletable: true },
  ])
  expect((await manager.delete(`/studio/view/${own.id}/`)).status).toBe(404)
  expect((await manager.delete(`/studio/view/${shared.id}/`)).status).toBe(200)
  expect(await names(owner, 'coupon')).toEqual(['私人'])
})

test('one member of staff saves no more than the limit, however many ask at a time', async () => {
  const { client } = await t.user({ perms: ['shop.change_order'] })
  const replies = await Promise.all(
    Array.from({ length: SAVED_VIEW_LIMITS.views + 3 }, (_, n) => create({ name: `视图 ${n}` }, client)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(SAVED_VIEW_LIMITS.views)
  expect(replies.find(({ status }) => status !== 200)?.body.err_code).toBe('16021')
})

test('the log says who saved, changed and deleted a view, and not what was searched for', async () => {
  const { body: view } = await create({ name: '查找', query: 'search=13800000001', list: 'customers' })
  await owner.put(`/studio/view/${view.id}/`, { name: '查找客人', query: 'search=13800000002', is_shared: false })
  await owner.delete(`/studio/view/${view.id}/`)
  const lines = await t.make((tx) =>
    tx.rows<Loose>(
      "select action, before, after from audit_log where tenant_id = 1 and kind = 'saved_view' and item = $1 order by id",
      [String(view.id)],
    ),
  )
  expect(lines).toMatchObject([
    { action: 'create', after: { list: 'customers', name: '查找' } },
    { action: 'update', before: { name: '查找' }, after: { name: '查找客人' } },
    { action: 'delete', before: { name: '查找客人' } },
  ])
  expect(JSON.stringify(lines)).not.toContain('1380000')
})
