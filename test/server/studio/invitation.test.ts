import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())

const [ORDERS, PRODUCTS, STAFF] = ['shop.change_order', 'shop.change_product', 'base.change_staff']
let numbers = 0
const newMobile = () => `1390077${String(++numbers).padStart(4, '0')}`

const invite = async (client: Client, perms: readonly string[] = [ORDERS]): Promise<Loose> =>
  (await client.post('/studio/staff/invitation/', { name: '小林', perms }, { key: true })).body
/** A browser that has its CSRF token. */
async function browser(): Promise<Client> {
  const client = t.visitor()
  await client.get('/studio/me/')
  return client
}
const look = async (token: string) => (await browser()).post('/studio/invitation/', { token })
const codeFor = async (mobile: string): Promise<string> => {
  await (await browser()).post('/studio/verify/', { mobile })
  return t.ports.sentCodes.at(-1)?.code ?? ''
}
const accept = async (token: string, mobile: string) =>
  (await browser()).post('/studio/invitation/accept/', { token, mobile, verify_code: await codeFor(mobile) })
const staffOf = async (mobile: string) =>
  (
    await t.make((tx) =>
      tx.rows<{ id: number; perms: string[] }>('select id, perms from account where tenant_id = $1 and mobile = $2', [
        MAIN,
        mobile,
      ]),
    )
  )[0]
const states = async () =>
  (await owner.get('/studio/staff/invitation/')).body.results.map(({ state, accepted_by }: Loose) => [
    state,
    accepted_by !== null,
  ])

test('an invitation shows what it gives, is accepted once by a number without an account, and is listed', async () => {
  const { token, ...invitation } = await invite(owner, [ORDERS, 'no.such'])
  expect(invitation).toMatchObject({ name: '小林', perms: [ORDERS], state: 'open', accepted_by: null })
  expect((await look(token)).body).toMatchObject({ site: expect.any(String), name: '小林', perms: [ORDERS] })
  const mobile = newMobile()
  const reply = await accept(token, mobile)
  expect([reply.status, reply.headers['set-cookie']]).toEqual([200, expect.anything()])
  const staff = await staffOf(mobile)
  expect(staff?.perms).toEqual([ORDERS])
  expect((await states())[0]).toEqual(['accepted', true])
  expect((await look(token)).body.err_code).toBe('16024')
  const second = newMobile()
  expect((await accept(token, second)).body.err_code).toBe('16024')
  expect(await staffOf(second)).toBeUndefined()
  const log = (await owner.get(`/studio/audit/?kind=staff&item=${staff?.id}`)).body.results
  expect(log).toMatchObject([{ action: 'create', actor: { id: staff?.id }, after: { perms: [ORDERS] } }])
  expect(JSON.stringify((await owner.get('/studio/audit/?kind=staff_invitation')).body)).not.toContain(token)
})

test('an invitation that was revoked, has expired or is unknown is good for nothing', async () => {
  const [revokable, late] = [await invite(owner), await invite(owner)]
  expect((await owner.delete(`/studio/staff/invitation/${revokable.id}/`)).status).toBe(200)
  expect((await owner.delete(`/studio/staff/invitation/${revokable.id}/`)).status).toBe(404)
  await t.make((tx) =>
    tx.rows("update staff_invitation set expires_at = '2020-01-01' where tenant_id = 1 and id = $1", [late.id]),
  )
  for (const { token } of [revokable, late, { token: 'A'.repeat(43) }]) {
    expect((await look(token)).body.err_code).toBe('16024')
    expect((await accept(token, newMobile())).body.err_code).toBe('16024')
  }
  expect((await states()).slice(0, 2)).toEqual([
    ['expired', false],
    ['revoked', false],
  ])
  expect((await look('short')).status).toBe(400)
})

test('staff invite to no more than they have, also once they have less', async () => {
  const manager = await t.user({ perms: [STAFF, PRODUCTS] })
  expect((await invite(manager.client, [ORDERS])).err_code).toBe('16015')
  expect((await invite(manager.client, ['*'])).err_code).toBe('16015')
  expect((await invite(manager.client, [])).fields).toHaveProperty('perms')
  const { token } = await invite(manager.client, [PRODUCTS])
  expect((await look(token)).status).toBe(200)
  const change = { base: [STAFF, PRODUCTS].sort(), perms: [STAFF] }
  expect((await owner.put(`/studio/staff/${manager.id}/`, change, { key: true })).status).toBe(200)
  expect((await look(token)).body.err_code).toBe('16024')
  const other = await t.user({ perms: [ORDERS] })
  expect((await other.client.get('/studio/staff/invitation/')).status).toBe(403)
})

test('a refused acceptance leaves the invitation open', async () => {
  const { token } = await invite(owner)
  const mobile = newMobile()
  await codeFor(mobile)
  const wrong = await (await browser()).post('/studio/invitation/accept/', { token, mobile, verify_code: '000000' })
  expect(wrong.body.err_code).toBe('11002')
  t.ports.clock.forward(61)
  const colleague = await t.user({ perms: [PRODUCTS] })
  expect((await accept(token, colleague.mobile)).body.err_code).toBe('16025')
  expect((await staffOf(colleague.mobile))?.perms).toEqual([PRODUCTS])
  expect((await look(token)).status).toBe(200)
  const customer = await t.user()
  expect((await accept(token, customer.mobile)).status).toBe(200)
  expect((await staffOf(customer.mobile))?.perms).toEqual([ORDERS])
})

test('a role of the shop is made as a copy, changed and deleted, within what its author has', async () => {
  const save = (client: Client, body: object, id?: number) =>
    id === undefined
      ? client.post('/studio/staff/role/', body, { key: true })
      : client.put(`/studio/staff/role/${id}/`, body, { key: true })
  const { body: role } = await save(owner, { name: '打包员', perms: [ORDERS, 'no.such'] })
  expect(role).toMatchObject({ name: '打包员', perms: [ORDERS] })
  expect((await save(owner, { name: '打包员', perms: [ORDERS] })).body.fields).toHaveProperty('name')
  expect((await save(owner, { name: '空', perms: [] })).body.fields).toHaveProperty('perms')
  const manager = await t.user({ perms: [STAFF, PRODUCTS] })
  expect((await save(manager.client, { name: '店主', perms: ['*'] })).body.err_code).toBe('16015')
  expect((await save(manager.client, { name: '打包员', perms: [PRODUCTS] }, role.id)).body.err_code).toBe('16015')
  expect((await save(owner, { name: '打包组', perms: [ORDERS, PRODUCTS] }, role.id)).body.name).toBe('打包组')
  expect((await owner.get('/studio/staff/role/')).body.results).toContainEqual({
    ...{ id: role.id, name: '打包组', perms: [ORDERS, PRODUCTS] },
  })
  expect((await owner.delete(`/studio/staff/role/${role.id}/`)).status).toBe(200)
  expect((await owner.delete(`/studio/staff/role/${role.id}/`)).status).toBe(404)
})
