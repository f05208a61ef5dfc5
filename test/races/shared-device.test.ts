import { sha256 } from '../../server/src/lib/random'
import { earnCoins } from '../../server/src/domains/promotion/coins/earn'
import { makeCoinRule } from '../factories/promotion'
import { MAIN } from '../server/support/app'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
  await environment.t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'sign_in' }))
})
afterAll(() => environment.stop())

test('two accounts that earn on one device first at once are flagged', async () => {
  const { t } = environment
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no site')
  const [one, two] = [await t.user(), await t.user()]
  const client = { ip: '', agent: '', isMini: false, miniAppId: null, origin: '', webRoot: '', sid: 'shared' }
  const reply = await callDuring(
    environment,
    (tx) =>
      earnCoins({ tenant, now: t.ports.clock.now(), client }, tx, { userId: one.id, trigger: 'sign_in', ref: 'x' }),
    () => two.client.post('/gamification/signin/?_sid=shared', {}, { key: true }),
  )
  expect(reply.status).toBe(200)
  const flags = await t.make((tx) =>
    tx.rows('select kind, to_jsonb(user_ids) as users from coin_flag where tenant_id = 1 and mark = $1', [
      sha256('shared'),
    ]),
  )
  expect(flags).toEqual([{ kind: 'device', users: [one.id, two.id] }])
})

test('control: of two accounts on one device, each that looks for others without a lock finds none', async () => {
  const { database } = environment.t
  const [one, two] = await environment.users(2)
  if (!one || !two) throw new Error('no users')
  const arrive = (id: number, beforeEnd?: () => Promise<void>) =>
    database.of(MAIN).tx(async (tx) => {
      await tx.rows(
        "insert into coin_device (tenant_id, device, user_id, created_at) values (1, 'control', $1, now())",
        [id],
      )
      expect(await tx.rows("select user_id from coin_device where tenant_id = 1 and device = 'control'")).toEqual([
        { user_id: id },
      ])
      await beforeEnd?.()
    })
  await arrive(one.id, () => arrive(two.id))
})
