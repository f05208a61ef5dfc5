import { countries } from '@storefront/contract/domain/country/country'
import { makeUser } from '../../factories/account'
import { moveSite } from '../../../server/src/opening/move-site'
import { OTHER, startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const mobilesOf = (table: string) =>
  t.make(async (tx) => {
    const sql = `select mobile from ${table} where tenant_id = $1 and mobile is not null order by mobile`
    return (await tx.rows<{ mobile: string }>(sql, [OTHER])).map(({ mobile }) => mobile)
  })

test('a site that moves keeps the logins of numbers that were typed for its old country', async () => {
  const numbers = ['08123456789', '081234567890', '13800000005', '+6281299990000', '081299990000']
  for (const mobile of numbers) await t.make((tx) => makeUser(tx, OTHER, { mobile }))
  const before = await t.user({ tenantId: OTHER, mobile: '08110000001' })
  const contact = { name: 'Ayu', mobile: '08110000001', is_default: false }
  expect((await before.client.post('/base/contact/', contact, { key: true })).status).toBe(200)

  const sendTo = `update tenant set config = config || '{"ship_to": ["ID", "SG"]}' where tenant_id = $1`
  await t.make((tx) => tx.rows(sendTo, [OTHER]))
  const move = await moveSite(t.database, 'rimba', countries.ID)
  t.app.directory.clear()
  const { body: page } = await t.visitor({ base: '/api-t/rimba' }).get('/mpage/user/pageconfig/')
  expect(page.site).toMatchObject({ country: 'ID', ship_to: ['SG'] })
  expect(move).toEqual({ changedCount: 4, foreignCount: 1, conflictCount: 1 })
  expect(await mobilesOf('account')).toEqual([
    '+628110000001',
    '+628123456789',
    '+6281234567890',
    '+6281299990000',
    '081299990000',
    '13800000005',
  ])
  expect(await mobilesOf('contact')).toEqual(['+628110000001'])

  const visitor = new Client(t.fastify, { base: '/api-t/rimba', headers: { 'sp-mp-aid': 'x' } })
  await visitor.post('/base/user/verify/', { mobile: '0811-0000-001', kind: 'm_login' })
  const verify_code = t.ports.sentCodes.at(-1)?.code
  const { body } = await visitor.post('/base/user/login_mobile/', { mobile: '0811-0000-001', verify_code })
  expect(body.user.uuid).toBe((await before.client.get('/mpage/user/pageconfig/')).body.user.uuid)
  expect((await moveSite(t.database, 'rimba', countries.ID))?.changedCount).toBe(0)
  expect(await moveSite(t.database, 'nowhere', countries.ID)).toBeNull()
})
