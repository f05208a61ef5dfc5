import { expireDataExport } from '../../server/src/domains/account/privacy/export-job'
import { removeAccount } from '../../server/src/domains/account/privacy/removal-job'
import { joinTransaction, type TenantDb } from '../../server/src/db'
import { MAIN } from '../server/support/app'
import type { Answer, Client, Loose } from '../server/support/client'
import { callDuring } from './overlap'
import { jobContext, type RaceEnvironment, startRaceEnvironment } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** Removes the account of a user while a call of theirs waits for it. */
async function removeWhile(userId: number, call: () => Promise<Answer<Loose>>): Promise<Answer<Loose>> {
  const { t } = environment
  await t.make((tx) =>
    tx.rows('update account set removal_at = $2 where tenant_id = 1 and id = $1', [userId, t.ports.clock.now()]),
  )
  return callDuring(
    environment,
    async (tx) => removeAccount({ ...(await jobContext(environment)), db: joinTransaction(tx) }, String(userId)),
    call,
  )
}

const place = {
  name: '周一',
  mobile: '13800000009',
  province: '31',
  city: '3101',
  district: '310101',
  address: '1 号',
  is_default: false,
}
const card = { bank: 'CMB', holder: '林小满', number: '6225 8801 2345 6783' }
async function bind(client: Client) {
  const mobile = '13800000077'
  await client.post('/base/user/verify/', { mobile, kind: 'm_bind' })
  const verify_code = environment.t.ports.sentCodes.at(-1)?.code
  return () => client.post('/base/user/bind_mobile/', { mobile, verify_code })
}

test.each<[string, (client: Client) => Promise<() => Promise<Answer<Loose>>>]>([
  ['an address', async (client) => () => client.post('/shop/shippingaddress/', place, { key: true })],
  [
    'a contact',
    async (client) => () => client.post('/base/contact/', { name: '林小满', mobile: '13800000001' }, { key: true }),
  ],
  ['a bank card', async (client) => () => client.post('/base/userbankcard/', card, { key: true })],
  ['an e-mail address', async (client) => () => client.put('/base/user/me/', { email: 'a@b.cn' })],
  ['a mobile number', bind],
])('%s is not stored with an account that is removed meanwhile', async (_, prepare) => {
  const { id, token } = await environment.t.user()
  const call = await prepare(environment.client(1, token))
  expect((await removeWhile(id, call)).status).toBe(401)
  const rows = await environment.t.make((tx) =>
    tx.rows(
      `select id from shipping_address where user_id = $1 union all select id from contact where user_id = $1 union all select id from user_bank_card where user_id = $1
         union all select id from account where id = $1 and (email <> '' or mobile is not null)`,
      [id],
    ),
  )
  expect(rows).toEqual([])
})

test('the file of an export that is written while the export ends is deleted as well', async () => {
  const { t } = environment
  const { id: userId } = await t.user()
  const [row] = await t.make((tx) =>
    tx.rows<{ id: number }>(
      "insert into data_export (tenant_id, user_id, status, created_at) values (1, $1, 'waiting', now()) returning id",
      [userId],
    ),
  )
  const fileKey = 'exports/t1/late.json'
  const db = t.database.of(MAIN)
  const writesAfterRead: TenantDb = {
    tx: (fn) => db.tx(fn),
    async read(fn) {
      const result = await db.read(fn)
      await t.ports.storage.put(fileKey, Buffer.from('{}'), 'application/json')
      await db.tx((tx) =>
        tx.rows("update data_export set status = 'done', file_key = $2 where tenant_id = 1 and id = $1", [
          row?.id ?? 0,
          fileKey,
        ]),
      )
      return result
    },
  }
  const key = String(row?.id)
  await expect(expireDataExport({ ...(await jobContext(environment)), db: writesAfterRead }, key)).rejects.toThrow(
    'just written',
  )
  const removals = jest.spyOn(t.ports.storage, 'remove')
  await expireDataExport(await jobContext(environment), key)
  expect(removals).toHaveBeenCalledWith(fileKey)
  expect(
    await t.make((tx) => tx.rows('select 1 from data_export where tenant_id = 1 and id = $1', [row?.id ?? 0])),
  ).toEqual([])
})
