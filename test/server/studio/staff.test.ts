import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())

const [ORDERS, PRODUCTS, STAFF, AUDIT] = [
  'shop.change_order',
  'shop.change_product',
  'base.change_staff',
  'base.read_audit',
]
const change = (client: Client, id: number, base: readonly string[], perms: readonly string[]) =>
  client.put(`/studio/staff/${id}/`, { base, perms }, { key: true })
const permsOf = async (id: number) =>
  (
    await t.make((tx) =>
      tx.rows<{ perms: string[] }>('select perms from account where tenant_id = $1 and id = $2', [MAIN, id]),
    )
  )[0]?.perms

test('the holder of a number becomes staff, is listed, and may do what was given with the next call', async () => {
  const person = await t.user()
  const { mobile } = person
  expect((await person.client.get('/studio/product/')).status).toBe(403)
  const reply = await owner.post('/studio/staff/', { mobile, perms: [PRODUCTS, 'no.such'] }, { key: true })
  expect(reply.body).toMatchObject({ id: person.id, perms: [PRODUCTS], is_self: false })
  expect((await owner.get('/studio/staff/')).body.results.map(({ id }: Loose) => id)).toContain(person.id)
  expect((await person.client.get('/studio/product/')).status).toBe(200)
  expect((await owner.post('/studio/staff/', { mobile, perms: [ORDERS] }, { key: true })).body.fields).toHaveProperty(
    'mobile',
  )
  expect(
    (await owner.post('/studio/staff/', { mobile: '13700009999', perms: [ORDERS] }, { key: true })).body.err_code,
  ).toBe('16014')
})

test('permissions that are taken away are gone with the next call, and without any the sessions of the studio end', async () => {
  const person = await t.user({ perms: [PRODUCTS] })
  expect((await change(owner, person.id, [PRODUCTS], [ORDERS])).body.perms).toEqual([ORDERS])
  expect((await person.client.get('/studio/product/')).status).toBe(403)
  expect((await change(owner, person.id, [ORDERS], [])).status).toBe(200)
  expect((await owner.get('/studio/staff/')).body.results.map(({ id }: Loose) => id)).not.toContain(person.id)
  expect((await change(owner, person.id, [], [ORDERS])).status).toBe(404)
})

test('a change is refused when the permissions are others than those that were read', async () => {
  const person = await t.user({ perms: [PRODUCTS] })
  expect((await change(owner, person.id, [PRODUCTS], [ORDERS])).status).toBe(200)
  expect((await change(owner, person.id, [PRODUCTS], [STAFF])).body.err_code).toBe('16012')
  expect(await permsOf(person.id)).toEqual([ORDERS])
})

test('staff give and take what they have themselves, and change no owner', async () => {
  const manager = await t.user({ perms: [STAFF, PRODUCTS] })
  const person = await t.user({ perms: [PRODUCTS, ORDERS] })
  expect((await change(manager.client, person.id, [ORDERS, PRODUCTS], [PRODUCTS])).body.err_code).toBe('16015')
  expect((await change(manager.client, person.id, [ORDERS, PRODUCTS], [ORDERS])).body.perms).toEqual([ORDERS])
  expect((await change(manager.client, manager.id, [PRODUCTS, STAFF], ['*'])).body.err_code).toBe('16015')
  const boss = await t.user({ perms: ['*'] })
  expect((await change(manager.client, boss.id, ['*'], [])).body.err_code).toBe('16015')
  expect((await change(person.client, manager.id, [PRODUCTS, STAFF], [])).body.err_code).toBe('10403')
})

test('the last owner stays, and one of two may go', async () => {
  const { results } = (await owner.get('/studio/staff/')).body
  const owners = results.filter(({ perms }: Loose) => perms.includes('*'))
  const [self] = owners.filter(({ is_self }: Loose) => is_self)
  for (const other of owners)
    if (!other.is_self) expect((await change(owner, other.id, ['*'], [ORDERS])).status).toBe(200)
  expect((await change(owner, self.id, ['*'], [ORDERS])).body.err_code).toBe('16016')
  expect(await permsOf(self.id)).toEqual(['*'])
})

test('the log names who changed whose permissions, and is read by its own permission alone', async () => {
  const person = await t.user({ perms: [PRODUCTS] })
  await change(owner, person.id, [PRODUCTS], [ORDERS])
  const reader = await t.user({ perms: [AUDIT] })
  const { body } = await reader.client.get(`/studio/audit/?kind=staff&item=${person.id}`)
  expect(body).toMatchObject({
    count: 1,
    results: [
      {
        action: 'update',
        kind: 'staff',
        item: String(person.id),
        before: { perms: [PRODUCTS] },
        after: { perms: [ORDERS] },
      },
    ],
  })
  const [line] = body.results
  expect((await reader.client.get(`/studio/audit/?actor=${line.actor.id}&limit=1`)).body.results).toHaveLength(1)
  expect((await reader.client.get('/studio/audit/?kind=page&item=none')).body.results).toEqual([])
  expect((await person.client.get('/studio/audit/')).status).toBe(403)
})
