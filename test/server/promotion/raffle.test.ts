import { beaconRoundTime } from '@storefront/contract/domain/promotion/beacon'
import { isBeaconSigned } from '@storefront/contract/domain/promotion/beacon-signature'
import { sha256Hex } from '@storefront/contract/domain/promotion/sha256'
import { verifyDraw } from '@storefront/contract/domain/promotion/draw'
import { changeBalance } from '../../../server/src/domains/wallet/balance/balance'
import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
let staff: Awaited<ReturnType<TestApp['user']>>
beforeAll(async () => {
  t = await startTestApp()
  staff = await t.user({ perms: ['raffle.change_raffle'] })
})
afterAll(() => t.stop())

const HOUR = 3600
const DAY = 24 * HOUR
const at = (seconds: number) => new Date(t.ports.clock.now().getTime() + seconds * 1000).toISOString()

/** A user with diamonds. */
async function player(diamonds = 100) {
  const user = await t.user()
  const change = {
    tenantId: MAIN,
    userId: user.id,
    kind: 'diamond',
    change: diamonds,
    reason: 'grant',
    ref: `g${user.id}`,
    now: t.ports.clock.now(),
  } as const
  await t.make((tx) => changeBalance(tx, change))
  return user
}
type Player = Awaited<ReturnType<typeof player>>

const input = (more: object = {}) => ({
  title: '五月抽奖',
  abstract: '',
  kind: 'draw',
  start: at(-HOUR),
  end: at(HOUR),
  price: 10,
  max_tickets: 5,
  rules: '<p>规则</p>',
  claim_days: 3,
  prizes: [
    { name: '一等奖', kind: 'diamond', ref: 500, quantity: 1, value: '50', odds: null },
    { name: '二等奖', kind: 'diamond', ref: 100, quantity: 2, value: '10', odds: null },
  ],
  ...more,
})
const process = async (id: number, action: string) =>
  (await staff.client.post(`/ops/raffle/raffle/${id}/process/`, { action }, { key: true })).body
async function publishRaffle(more: object = {}): Promise<number> {
  const { body } = await staff.client.post('/ops/raffle/raffle/', input(more), { key: true })
  expect(await process(body.id, 'publish')).toMatchObject({ status: 'published' })
  return body.id
}
const join = async (user: Player, id: number, tickets: number) =>
  (await user.client.post(`/raffle/raffle/${id}/join/`, { tickets }, { key: true })).body
const drawOf = async (id: number) => (await t.visitor().get(`/raffle/raffle/${id}/draw/`)).body
const winsOf = async (user: Player) => (await user.client.get('/raffle/prize/')).body.results
const diamonds = async (user: Player) => (await user.client.get('/gamification/account/')).body.diamond.amount

/** Time goes by until the draw is done. */
async function passDraw(): Promise<void> {
  t.ports.clock.forward(HOUR + 1)
  await t.due.runDue(t.ports.clock.now())
  t.ports.clock.forward(120)
  await t.due.runDue(t.ports.clock.now())
}

test('a raffle without its rules, odds or lawful prizes is not published', async () => {
  const draft = async (more: object) =>
    (await staff.client.post('/ops/raffle/raffle/', input(more), { key: true })).body.id
  expect(await process(await draft({ rules: ' ' }), 'publish')).toMatchObject({ err_code: '15110' })
  expect(await process(await draft({ prizes: [] }), 'publish')).toMatchObject({ err_code: '15110' })
  expect(await process(await draft({ kind: 'wheel' }), 'publish')).toMatchObject({ err_code: '15110' })
  const dear = [{ name: 'x', kind: 'diamond', ref: 1, quantity: 1, value: '50000.01', odds: null }]
  expect(await process(await draft({ prizes: dear }), 'publish')).toMatchObject({ err_code: '15110' })
})

test('tickets cost diamonds up to the limit, and staff and promoters of raffles get none', async () => {
  const [id, user] = [await publishRaffle(), await player(45)]
  expect(await join(user, id, 2)).toMatchObject({
    ticket_count: 2,
    mine: { tickets: ['0000001', '0000002'], diamonds: 20 },
  })
  expect(await join(user, id, 4)).toMatchObject({ err_code: '15104' })
  expect(await join(user, id, 3)).toMatchObject({ err_code: '42105' })
  expect(await diamonds(user)).toBe(25)
  expect((await staff.client.post(`/raffle/raffle/${id}/join/`, { tickets: 1 }, { key: true })).body).toMatchObject({
    err_code: '15103',
  })
  const spreader = await player()
  const apply = (mobile: string) =>
    spreader.client.post('/raffle/promoter/', { name: 'x', mobile, message: '' }, { key: true })
  expect((await apply('1380000000a')).body).toMatchObject({ err_code: '11001' })
  const application = (await apply('13800000001')).body
  await staff.client.post(
    `/ops/raffle/promoter/${application.id}/process/`,
    { action: 'approve', reason: '' },
    { key: true },
  )
  expect(await join(spreader, id, 1)).toMatchObject({ err_code: '15103' })
})

test('the list says how often its reader took part, and nothing of it to a visitor', async () => {
  const [id, user, other] = [await publishRaffle(), await player(), await player()]
  await join(user, id, 3)
  const countOf = async ({ client }: Pick<Player, 'client'>) =>
    (await client.get('/raffle/raffle/?limit=50')).body.results.find((raffle: { id: number }) => raffle.id === id)
      .own_count
  expect(await countOf(user)).toBe(3)
  expect(await countOf(other)).toBe(0)
  expect(await countOf({ client: t.visitor() })).toBeNull()
})

test('a draw can be recomputed by anyone from its file, and a changed file fails', async () => {
  const id = await publishRaffle()
  const players = await Promise.all(Array.from({ length: 6 }, () => player()))
  for (const user of players) await join(user, id, 3)
  expect(await drawOf(id)).toMatchObject({ seed: null, tickets: null, winners: [] })
  await passDraw()
  const record = await drawOf(id)
  expect(record.tickets).toHaveLength(18)
  expect(record.winners.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3])
  expect(verifyDraw(record, isBeaconSigned)).toEqual({
    seed: true,
    tickets: true,
    time: true,
    beacon: true,
    ranking: true,
    prizes: true,
  })
  expect(verifyDraw({ ...record, tickets: record.tickets.slice(1) }, () => true).tickets).toBe(false)
  expect(verifyDraw({ ...record, seed: `${record.seed}x` }, () => true)).toMatchObject({ seed: false, ranking: false })
  expect(verifyDraw({ ...record, winners: record.winners.slice(1) }, () => true).ranking).toBe(false)
  expect(sha256Hex(record.beacon.signature)).toBe(record.beacon.randomness)
  const holders = await Promise.all(players.map(winsOf))
  expect(holders.flat()).toHaveLength(3)
  const wall = (await t.visitor().get(`/raffle/winner/?raffle=${id}`)).body
  expect(wall.count).toBe(3)
  for (const { name } of wall.results) expect(name).toMatch(/^.\*\*$/u)
})

test('the seed is not readable by the application before list and outside value are fixed', async () => {
  const id = await publishRaffle()
  const asApp = t.database.of(MAIN)
  await expect(asApp.read((tx) => tx.rows('select seed from raffle_seed where raffle_id = $1', [id]))).rejects.toThrow(
    /permission denied/,
  )
  expect(await asApp.read((tx) => tx.rows('select reveal_raffle_seed(1, $1) as seed', [id]))).toEqual([{ seed: null }])
})

test('a prize that is not claimed in time goes to the next place, and none is given twice', async () => {
  const id = await publishRaffle()
  const players = await Promise.all(Array.from({ length: 5 }, () => player(10)))
  for (const user of players) await join(user, id, 1)
  await passDraw()
  const record = await drawOf(id)
  t.ports.clock.forward(3 * DAY + 1)
  await t.due.runDue(t.ports.clock.now())
  const later = await drawOf(id)
  expect(later.winners.filter(({ is_forfeited }: { is_forfeited: boolean }) => is_forfeited)).toHaveLength(3)
  expect(later.winners).toHaveLength(5)
  expect(later.winners.slice(0, 3).map(({ number }: { number: string }) => number)).toEqual(
    record.winners.map(({ number }: { number: string }) => number),
  )
  expect(verifyDraw(later, isBeaconSigned)).toMatchObject({ ranking: true, prizes: true })
})

test('a prize is claimed once, however often it is asked for', async () => {
  const [id, user] = [await publishRaffle({ prizes: [input().prizes[0]] }), await player(10)]
  await join(user, id, 1)
  await passDraw()
  const popups = (await user.client.get('/flashmessage/')).body.results
  expect(popups).toMatchObject([{ kind: 'raffle', description: '五月抽奖', subDescription: '一等奖' }])
  const [win] = await winsOf(user)
  const claims = await Promise.all(
    Array.from({ length: 5 }, () => user.client.post(`/raffle/prize/${win.id}/claim/`, {}, { key: true })),
  )
  expect(claims.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await diamonds(user)).toBe(500)
})

test('a draw that is asked for many times at once happens once', async () => {
  const [id, user] = [await publishRaffle(), await player()]
  await join(user, id, 2)
  await process(id, 'close')
  expect(await process(id, 'draw')).toMatchObject({ err_code: '15111' })
  t.ports.clock.forward(HOUR + 120)
  const states = await Promise.all(Array.from({ length: 5 }, () => process(id, 'draw')))
  expect(states.filter(({ status }) => status === 'drawn')).toHaveLength(1)
  expect((await drawOf(id)).winners).toHaveLength(1)
})

test('a list that is frozen too late is drawn by a later round, by the rule that its raffle shows beforehand', async () => {
  const [id, user] = [await publishRaffle(), await player()]
  await join(user, id, 2)
  const { beacon: fixedBeacon } = await drawOf(id)
  const { draw_terms } = (await user.client.get(`/raffle/raffle/${id}/`)).body
  expect(draw_terms).toContain('若名单冻结时约定的随机数已经公开，则改用冻结一分钟后的第一轮')
  // No job ran when the raffle ended: the value of the planned round is public before the list is frozen.
  t.ports.clock.forward((beaconRoundTime(fixedBeacon.round) - t.ports.clock.now().getTime()) / 1000 + 3600)
  await t.due.runDue(t.ports.clock.now())
  const closedDraw = await drawOf(id)
  expect(closedDraw.beacon.planned_round).toBe(fixedBeacon.round)
  expect(beaconRoundTime(closedDraw.beacon.round)).toBeGreaterThan(Date.parse(closedDraw.frozen))
  t.ports.clock.forward(600)
  await t.due.runDue(t.ports.clock.now())
  expect(verifyDraw(await drawOf(id), isBeaconSigned)).toEqual({
    seed: true,
    tickets: true,
    time: true,
    beacon: true,
    ranking: true,
    prizes: true,
  })
})

test('a raffle whose outside value stays missing is cancelled after three days, and its diamonds are given back', async () => {
  const [id, user] = [await publishRaffle(), await player()]
  await join(user, id, 4)
  const { read } = t.ports.beacon
  t.ports.beacon.read = async () => null
  await passDraw()
  t.ports.clock.forward(3 * DAY)
  await t.due.runDue(t.ports.clock.now())
  t.ports.beacon.read = read
  expect((await user.client.get(`/raffle/raffle/${id}/`)).body.status).toBe('canceled')
  expect(await diamonds(user)).toBe(100)
})

test('a turn is fixed at the server, shown once, and a wheel gives no more prizes than it has', async () => {
  const prizes = [{ name: '钻石', kind: 'diamond', ref: 5, quantity: 2, value: '1', odds: 10_000 }]
  const [id, user] = [await publishRaffle({ kind: 'wheel', price: 1, prizes }), await player()]
  const spin = async () => (await user.client.post(`/raffle/raffle/${id}/spin/`, {}, { key: true })).body
  const first = await spin()
  expect(first).toMatchObject({ prize: { name: '钻石' }, is_seen: false })
  const mine = async () => (await user.client.get(`/raffle/raffle/${id}/`)).body.mine
  expect(await mine()).toMatchObject({ unseen_spin: { id: first.id }, wins: [] })
  const see = async () => (await user.client.post(`/raffle/spin/${first.id}/seen/`, {}, { key: true })).body
  expect((await see()).flashMessages).toMatchObject([{ kind: 'raffle', subDescription: '钻石' }])
  expect((await see()).flashMessages).toEqual([])
  expect(await mine()).toMatchObject({ unseen_spin: null, wins: [{ status: 'won' }] })
  expect([(await spin()).prize?.name, (await spin()).prize, (await spin()).prize]).toEqual(['钻石', null, null])
})

test('a bonus box opens after three days of sign-in in a row, once', async () => {
  const user = await player()
  const open = async () => (await user.client.post('/raffle/box/', {}, { key: true })).body
  for (const days of [1, 2, 3]) {
    expect(await open()).toMatchObject({ err_code: '15105' })
    await user.client.post('/gamification/signin/', {}, { key: true })
    expect((await user.client.get('/raffle/box/')).body).toMatchObject({ days, can_open: days === 3 })
    if (days < 3) t.ports.clock.forward(DAY)
  }
  expect(await open()).toMatchObject({ days: 0, flashMessages: [{ gamification: { diamond: { amount: 10 } } }] })
  expect(await open()).toMatchObject({ err_code: '15105' })
})
