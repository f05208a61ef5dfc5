import { insert } from '../../../server/src/db/insert'
import { makeCoupon } from '../../factories/coupon'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['promotion.change_flashcampaign', 'shop.change_coupon'] })).client
})
afterAll(() => t.stop())

type User = Awaited<ReturnType<TestApp['user']>>
const HOUR = 3600
const at = (seconds: number) => new Date(t.ports.clock.now().getTime() + seconds * 1000).toISOString()
const input = (more: object = {}) => ({
  ...{
    title: '立秋',
    kind: 'link',
    picture: null,
    description: '秋器开窑',
    sub_description: '六十件',
    link: null,
    coupon: null,
  },
  ...{
    audience: 'everyone',
    level: null,
    card: null,
    product: null,
    days: null,
    mobiles: [],
    start: at(-HOUR),
    end: at(HOUR),
    ...more,
  },
})
const create = (more: object = {}, client = owner) => client.post('/studio/flashcampaign/', input(more), { key: true })
const read = async (id: number): Promise<Loose> => (await owner.get(`/studio/flashcampaign/${id}/`)).body
const process = async (id: number, action: string, client = owner) =>
  client.post(`/studio/flashcampaign/${id}/process/`, { version: (await read(id)).version, action }, { key: true })
/** A campaign that runs; it is stopped at the end of a test, so that the next one sees its own alone. */
const running: number[] = []
async function run(more: object = {}): Promise<number> {
  const { body } = await create(more)
  expect((await process(body.id, 'schedule')).body).toMatchObject({ actions: ['stop'] })
  running.push(body.id)
  return body.id
}
afterEach(async () => {
  for (const id of running.splice(0)) await process(id, 'stop')
})
const looks = async ({ client }: { client: Client }): Promise<Loose[]> =>
  (await client.get('/flashmessage/')).body.results
const isShown = async (user: { client: Client }) => (await looks(user)).length > 0

test('a campaign is shown to a user once, with its words, link and counts; a visitor sees none', async () => {
  const [user, other] = [await t.user(), await t.user()]
  const id = await run({ link: { type: 'product', id: 7 } })
  expect(await looks(user)).toEqual([
    { kind: 'link', description: '秋器开窑', subDescription: '六十件', link: { type: 'product', id: 7 } },
  ])
  expect(await looks(user)).toEqual([])
  expect(await looks(other)).toHaveLength(1)
  expect((await t.visitor().get('/flashmessage/')).body).toEqual({ count: 0, results: [] })
  const { shown_count, audience_count, status } = await read(id)
  expect([shown_count, status]).toEqual([2, 'running'])
  expect(audience_count).toBeGreaterThanOrEqual(3)
})

test('what was shown once stays in the message centre, read, with its words and its link', async () => {
  const [user, other] = [await t.user(), await t.user()]
  const coupon = await t.make((tx) => makeCoupon(tx, MAIN, {}))
  await run({ link: { type: 'home', url: 'javascript:alert(1)' } })
  await run({ kind: 'coupons', coupon, description: '送您一张券', sub_description: '' })
  expect(await looks(user)).toHaveLength(2)
  const { body } = await user.client.get('/base/user/me/message/?topic=offers')
  expect(body.results).toMatchObject([
    { kind: 'campaign_coupons', text: '送您一张券', link: null, is_read: true },
    { kind: 'campaign', text: '秋器开窑', note: '六十件', link: { type: 'home', url: '' }, is_read: true },
  ])
  expect(await looks(user)).toEqual([])
  expect((await user.client.get('/base/user/me/message/')).body.count).toBe(2)
  expect((await other.client.get('/base/user/me/message/')).body.count).toBe(0)
})

test('it comes with a login and with a call that hands out messages', async () => {
  await run()
  const user = await t.user({ mobile: null })
  const mobile = '13712340001'
  await user.client.post('/base/user/verify/', { mobile, kind: 'm_bind' })
  const { body } = await user.client.post(
    '/base/user/bind_mobile/',
    { mobile, verify_code: t.ports.sentCodes.at(-1)?.code },
    { key: true },
  )
  expect(body.flashMessages).toMatchObject([{ description: '秋器开窑' }])
})

test('a campaign runs from its start to its end, and is stopped at once', async () => {
  const id = await run({ start: at(HOUR), end: at(2 * HOUR) })
  const users = await Promise.all([t.user(), t.user(), t.user()])
  expect([await isShown(users[0] as User), (await read(id)).status]).toEqual([false, 'scheduled'])
  t.ports.clock.forward(HOUR)
  expect([await isShown(users[0] as User), (await read(id)).status]).toEqual([true, 'running'])
  expect((await process(id, 'stop')).body).toMatchObject({ status: 'stopped', actions: [] })
  expect(await isShown(users[1] as User)).toBe(false)
  const late = await run({ start: at(0), end: at(HOUR) })
  t.ports.clock.forward(HOUR)
  expect([await isShown(users[2] as User), (await read(late)).status]).toEqual([false, 'ended'])
})

test('a campaign of coupons really gives one to each, within its stock and the limit of a user', async () => {
  const coupon = await t.make((tx) => makeCoupon(tx, MAIN, { label: '秋分券', leftCount: 2, maxPerUser: 1 }))
  const [holder, one, late] = [await t.user(), await t.user(), await t.user()]
  await holder.client.post(`/shop/coupon/${coupon}/receive/`, undefined, { key: true })
  const id = await run({ kind: 'coupons', coupon })
  // Who has all that one may have is passed over, and the stock stays for others.
  expect(await looks(holder)).toEqual([])
  expect(await looks(one)).toMatchObject([
    { kind: 'coupons', description: '秋器开窑', coupons: [{ id: coupon, label: '秋分券', type: 'R', value: '20.00' }] },
  ])
  expect((await one.client.get('/shop/usercoupon/')).body.count).toBe(1)
  expect(await looks(late)).toEqual([])
  expect(await read(id)).toMatchObject({ shown_count: 1, coupon_detail: { left_count: 0 } })
  await t.make((tx) => tx.rows('update coupon set left_count = 5 where id = $1', [coupon]))
  expect([await isShown(late), await isShown(holder)]).toEqual([true, false])
})

describe('an audience', () => {
  test('of a level has those whose charm reaches it', async () => {
    await t.make((tx) => tx.rows("insert into coin_level (tenant_id, level, name, charm) values (1, 2, '银', 100)"))
    const [high, low] = [await t.user(), await t.user()]
    await t.make((tx) =>
      tx.rows(
        "insert into balance (tenant_id, user_id, kind, amount) values (1, $1, 'charm', 100), (1, $2, 'charm', 99)",
        [high.id, low.id],
      ),
    )
    await run({ audience: 'level', level: 2 })
    expect([await isShown(high), await isShown(low), await isShown(await t.user())]).toEqual([true, false, false])
  })

  test('of a card has those who hold it now', async () => {
    const card = await t.make(async (tx) => {
      const [row] = await insert(
        tx,
        'membership_card',
        { tenantId: MAIN, slug: 'autumn', name: '秋卡', shopName: '青拾' },
        { returning: ['id'] },
      )
      return row?.id ?? 0
    })
    const [holder, former] = [await t.user(), await t.user()]
    const giveCard = (user: number, code: string, end: string | null) =>
      t.make((tx) =>
        tx.rows(
          'insert into user_membership_card (tenant_id, code, card_id, user_id, start_at, end_at, created_at) values (1, $1, $2, $3, $4, $5, $4)',
          [...[code, card, user, at(-HOUR), end]],
        ),
      )
    await giveCard(holder.id, 'K1', null)
    await giveCard(former.id, 'K2', at(-60))
    await run({ audience: 'card', card })
    expect([await isShown(holder), await isShown(former), await isShown(await t.user())]).toEqual([true, false, false])
  })

  test('of buyers has those who paid for the product, and of recent buyers those of the last days', async () => {
    const product = await stock(t)
    const [payer, unpaid] = [await makeBuyer(t), await makeBuyer(t)]
    const purchase = await order(payer, product)
    await order(unpaid, product)
    const pay = (paidAt: string) =>
      t.make((tx) =>
        tx.rows("update shop_order set status = 'wait_ship', paid_at = $2 where number = $1", [
          purchase.number,
          paidAt,
        ]),
      )
    await pay(at(-10 * 24 * HOUR))
    await run({ audience: 'recent', days: 9 })
    expect(await isShown(payer)).toBe(false)
    await run({ audience: 'buyers', product: product.id })
    expect([await isShown(payer), await isShown(unpaid)]).toEqual([true, false])
    await pay(at(-HOUR))
    expect([await isShown(payer), await isShown(unpaid)]).toEqual([true, false])
  })

  test('of mobile numbers has those accounts, each number once, and its log names none of them', async () => {
    const [one, other] = [await t.user({ mobile: '13900001111' }), await t.user({ mobile: '13900002222' })]
    const id = await run({ audience: 'mobiles', mobiles: ['13900001111', '13900001111', '13700000000'] })
    expect(await read(id)).toMatchObject({ mobiles: ['13900001111', '13700000000'], audience_count: 1 })
    expect([await isShown(one), await isShown(other)]).toEqual([true, false])
    const log = (await (await t.user({ perms: ['*'] })).client.get(`/studio/audit/?kind=flash_campaign&item=${id}`))
      .body.results
    expect(log.map(({ action }: Loose) => action)).toEqual(['process', 'create'])
    expect(JSON.stringify(log)).not.toContain('13900001111')
  })
})

test('a draft lacks nothing before it is scheduled, and is never changed afterwards', async () => {
  const coupon = await t.make((tx) => makeCoupon(tx, MAIN, { endAt: new Date(at(-10)) }))
  const lacks = [
    { description: ' ' },
    { kind: 'coupons' },
    { kind: 'coupons', coupon },
    { audience: 'mobiles' },
    { start: at(-2 * HOUR), end: at(-HOUR) },
  ]
  for (const more of lacks)
    expect((await process((await create({ start: at(0), ...more })).body.id, 'schedule')).body.err_code).toBe('15302')
  const { body: draft } = await create()
  const save = (version: number, more: object) =>
    owner.put(`/studio/flashcampaign/${draft.id}/`, { version, values: input(more) }, { key: true })
  expect((await save(draft.version, { title: '白露' })).body).toMatchObject({
    title: '白露',
    version: draft.version + 1,
  })
  expect((await save(draft.version, { title: '秋分' })).body.err_code).toBe('16012')
  expect((await save(draft.version + 1, { end: at(-2 * HOUR) })).body.fields).toHaveProperty('end')
  await process(draft.id, 'schedule')
  expect((await save(draft.version + 2, { title: '寒露' })).body.err_code).toBe('15301')
  expect((await owner.delete(`/studio/flashcampaign/${draft.id}/`)).body.err_code).toBe('15301')
  expect((await process(draft.id, 'schedule')).body.err_code).toBe('15301')
  await process(draft.id, 'stop')
  const { body: other } = await create()
  expect((await owner.delete(`/studio/flashcampaign/${other.id}/`)).body).toEqual({ ok: true })
  expect((await owner.get(`/studio/flashcampaign/${other.id}/`)).status).toBe(404)
})

test('a draft that was saved since it was looked at is not scheduled', async () => {
  const { body: draft } = await create()
  const steps = (version: number) =>
    owner.post(`/studio/flashcampaign/${draft.id}/process/`, { version, action: 'schedule' }, { key: true })
  await owner.put(
    `/studio/flashcampaign/${draft.id}/`,
    { version: draft.version, values: input({ description: '另一句话' }) },
    { key: true },
  )
  expect((await steps(draft.version)).body.err_code).toBe('16012')
  expect(await read(draft.id)).toMatchObject({ status: 'draft', description: '另一句话' })
  expect((await steps(draft.version + 1)).body.status).toBe('running')
  await process(draft.id, 'stop')
})

test('what its kind and its audience do not use is not stored', async () => {
  const coupon = await t.make((tx) => makeCoupon(tx, MAIN))
  const { body } = await create({ coupon, days: 3, mobiles: ['13900001111'] })
  expect(body).toMatchObject({ coupon: null, days: null, mobiles: [] })
  expect((await create({ kind: 'coupons', coupon: 999_999 })).body.fields).toHaveProperty('coupon')
})

test('another site has neither the campaign nor its message', async () => {
  const id = await run()
  const foreign = (await t.user({ tenantId: OTHER, perms: ['promotion.change_flashcampaign'] })).client
  expect((await foreign.get(`/studio/flashcampaign/${id}/`)).status).toBe(404)
  expect((await process(id, 'stop', foreign)).status).toBe(404)
  expect((await foreign.get('/studio/flashcampaign/')).body.count).toBe(0)
  expect(await isShown(await t.user({ tenantId: OTHER }))).toBe(false)
})

test('a list has the campaigns of a status, and searches their names', async () => {
  await create({ title: '只有草稿' })
  const titles = async (query: string) =>
    (await owner.get(`/studio/flashcampaign/?${query}`)).body.results.map(({ title }: Loose) => title)
  expect(await titles('status=draft&search=只有')).toEqual(['只有草稿'])
  for (const status of ['running', 'scheduled', 'ended', 'stopped'])
    expect(await titles(`status=${status}&search=只有`)).toEqual([])
})

test('a campaign forgets the number of an account that is removed', async () => {
  const user = await t.user({ mobile: '13900003333' })
  const { body } = await create({ audience: 'mobiles', mobiles: ['13900003333', '13900004444'] })
  await user.client.post('/base/user/me/removal/', undefined, { key: true })
  t.ports.clock.forward(30 * 24 * HOUR)
  await t.due.runDue(t.ports.clock.now())
  expect(await read(body.id)).toMatchObject({ mobiles: ['13900004444'] })
})

test('staff of campaigns alone name no coupon, card or product', async () => {
  const coupon = await t.make((tx) => makeCoupon(tx, MAIN, { label: '白露券', leftCount: 5 }))
  const { client } = await t.user({ perms: ['promotion.change_flashcampaign'] })
  for (const field of ['coupon', 'card', 'product']) {
    const { status, body } = await create({ [field]: coupon }, client)
    expect([status, body.err_code, Object.keys(body.fields)]).toEqual([403, '10403', [field]])
  }
  expect((await create({}, client)).status).toBe(200)
})
