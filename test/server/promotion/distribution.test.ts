import { makeBankCard } from '../../factories/wallet'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { type PromotionUser, promoterCalls } from '../support/promotion'

let t: TestApp
let calls: ReturnType<typeof promoterCalls>
beforeAll(async () => {
  t = await startTestApp()
  calls = promoterCalls(t)
  await calls.open({ rate: 1000 })
  const staff = await operator()
  await staff.client.put('/ops/distribution/rate/', {
    scope: 'site',
    target: null,
    dist_kind: null,
    level: 2,
    rate: 200,
  })
})
afterAll(() => t.stop())

type User = PromotionUser
const DAY = 86_400
const account = async ({ client }: Pick<User, 'client'>) => (await client.get('/distribution/promoter/')).body
const operator = () => calls.operator()
const promoter = (code?: string) => calls.promoter(code)
const visit = (user: Pick<User, 'client'>, code: string) => calls.visit(user, code)

let sequence = 0
/** A paid order of one line, and its commission as a checkout writes it. */
async function order(buyer: User, price: number): Promise<{ id: number; line: number }> {
  const { reserveCommission, startCommission, planSettlement } = await import(
    '../../../server/src/domains/promotion/distribution/commission'
  )
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no tenant')
  sequence += 1
  const number = `T${sequence}`
  return t.make(async (tx) => {
    const now = t.ports.clock.now()
    const ctx = { tenant, now, language: tenant.language, db: t.database.of(MAIN), ports: t.ports, log: t.fastify.log }
    const [row] = await tx.rows<{ id: number }>(
      `insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, note, created_at, paid_at, finished_at)
        values (1, $1, $2, 'completed', $3, 0, 0, $3, true, '', $4, $4, $4) returning id`,
      [number, buyer.id, price, now],
    )
    const id = row?.id ?? 0
    const [line] = await tx.rows<{ id: number }>(
      `insert into order_line (tenant_id, order_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved)
        values (1, $1, '杯子', 'shop.orderline', '', $2, $2, 1, false) returning id`,
      [id, price],
    )
    await reserveCommission(ctx, tx, { id, number, user_id: buyer.id })
    await startCommission(ctx, tx, { id })
    await planSettlement(ctx, tx, { id })
    return { id, line: line?.id ?? 0 }
  })
}

/** A part of a line is refunded. */
async function refund(of: { id: number; line: number }, buyer: User, amount: number): Promise<void> {
  const { correctCommission } = await import('../../../server/src/domains/promotion/distribution/settle')
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no tenant')
  sequence += 1
  await t.make(async (tx) => {
    const now = t.ports.clock.now()
    const [row] = await tx.rows<{ id: number }>(
      `insert into order_return (tenant_id, number, order_id, line_id, user_id, kind, status, quantity, unsent, amount, reason, created_at)
        values (1, $1, $2, $3, $4, 'refund_only', 'refunded', 1, 0, $5, 'x', $6) returning id`,
      [`R${sequence}`, of.id, of.line, buyer.id, amount, now],
    )
    await correctCommission({ tenant, now }, tx, { id: row?.id ?? 0, line_id: of.line })
    await correctCommission({ tenant, now }, tx, { id: row?.id ?? 0, line_id: of.line })
  })
}

test('an order counts for the last valid code, and never for the buyer themselves', async () => {
  const [first, second, buyer] = [await promoter(), await promoter(), await t.user()]
  expect(await visit(buyer, first.code)).toMatchObject({ is_recorded: true })
  expect(await visit(buyer, second.code)).toMatchObject({ is_recorded: true })
  expect(await visit(buyer, 'NOBODY')).toEqual({ is_recorded: false, expires: null })
  expect(await visit(second, second.code)).toEqual({ is_recorded: false, expires: null })
  await order(buyer, 10_000)
  await order(second, 10_000)
  expect((await account(first)).sums.pending).toBe('0.00')
  expect((await account(second)).sums.pending).toBe('10.00')
})

test('a code counts no longer when its days are over', async () => {
  const [who, buyer] = [await promoter(), await t.user()]
  await visit(buyer, who.code)
  t.ports.clock.forward(16 * DAY)
  await order(buyer, 10_000)
  expect((await account(who)).sums.pending).toBe('0.00')
})

test('income settles after the days for returns, once, and keeps the rate of its order', async () => {
  const [who, buyer, staff] = [await promoter(), await t.user(), await operator()]
  await visit(buyer, who.code)
  await order(buyer, 10_000)
  await staff.client.put('/ops/distribution/rate/', {
    scope: 'site',
    target: null,
    dist_kind: null,
    level: 1,
    rate: 4000,
  })
  t.ports.clock.forward(14 * DAY)
  await t.due.runDue(t.ports.clock.now())
  expect((await account(who)).sums).toMatchObject({ pending: '10.00', available: '0.00' })
  t.ports.clock.forward(2 * DAY)
  await t.due.runDue(t.ports.clock.now())
  await t.due.runDue(t.ports.clock.now())
  expect((await account(who)).sums).toMatchObject({ pending: '0.00', settled: '10.00', available: '10.00' })
  await staff.client.put('/ops/distribution/rate/', {
    scope: 'site',
    target: null,
    dist_kind: null,
    level: 1,
    rate: 1000,
  })
  expect((await who.client.get('/distribution/message/')).body.results[0]).toMatchObject({
    kind: 'settled',
    is_read: false,
  })
})

test('a return before settlement takes its share back by the line, once for each return', async () => {
  const [who, buyer] = [await promoter(), await t.user()]
  await visit(buyer, who.code)
  const purchase = await order(buyer, 10_000)
  await refund(purchase, buyer, 4000)
  expect((await account(who)).sums).toMatchObject({ pending: '6.00', taken_back: '4.00' })
  await refund(purchase, buyer, 6000)
  expect((await account(who)).sums).toMatchObject({ pending: '0.00', taken_back: '0.00' })
})

test('a return after the withdrawal is an entry that leaves a debt, and the paid row stays', async () => {
  const [who, buyer, staff] = [await promoter(), await t.user(), await operator()]
  const card = await t.make((tx) => makeBankCard(tx, MAIN, who.id))
  await visit(buyer, who.code)
  const purchase = await order(buyer, 100_000)
  t.ports.clock.forward(16 * DAY)
  await t.due.runDue(t.ports.clock.now())
  const payout = (await who.client.post('/shop/withdrawal/', { amount: '100', bank_card_id: card }, { key: true })).body
  await staff.client.post(`/ops/shop/withdrawal/${payout.id}/process/`, { action: 'pay' }, { key: true })
  const rows = async () => (await who.client.get('/distribution/income/?state=paid')).body.results
  const paidRows = await rows()
  expect(paidRows).toMatchObject([{ amount: '100.00', state: 'paid' }])
  await refund(purchase, buyer, 100_000)
  expect(await rows()).toEqual(paidRows)
  expect((await account(who)).sums).toMatchObject({ available: '-100.00', taken_back: '100.00' })
  await visit(buyer, who.code)
  await order(buyer, 150_000)
  t.ports.clock.forward(16 * DAY)
  await t.due.runDue(t.ports.clock.now())
  expect((await account(who)).sums.available).toBe('50.00')
  const next = (await who.client.post('/shop/withdrawal/', { amount: '50', bank_card_id: card }, { key: true })).body
  const parts = (await who.client.get(`/shop/withdrawal/${next.id}/income/`)).body.results.map(
    ({ taken }: { taken: string }) => taken,
  )
  expect(parts.sort()).toEqual(['-100.00', '150.00'])
})

test('a withdrawal of 10,000 rows names exactly those that sum up to it, and a refused one frees them', async () => {
  const [who, staff] = [await promoter(), await operator()]
  const card = await t.make(async (tx) => {
    await tx.rows(
      `insert into dist_income (tenant_id, user_id, kind, state, level, line_id, amount, created_at)
        select 1, $1, 'commission', 'settled', 1, 1000000 + n, 100 + n % 7, $2 from generate_series(1, 10000) n`,
      [who.id, t.ports.clock.now()],
    )
    await tx.rows(
      "insert into balance (tenant_id, user_id, kind, amount) select 1, $1, 'income', sum(amount) from dist_income where user_id = $1",
      [who.id],
    )
    await tx.rows(
      "insert into balance_record (tenant_id, user_id, kind, change, after, reason, ref, created_at) select 1, $1, 'income', amount, amount, 'commission', 'x', $2 from balance where user_id = $1 and kind = 'income'",
      [who.id, t.ports.clock.now()],
    )
    return makeBankCard(tx, MAIN, who.id)
  })
  const { body } = await who.client.post('/shop/withdrawal/', { amount: '5000', bank_card_id: card }, { key: true })
  const sums = () =>
    t.make((tx) =>
      tx.rows<{ named: number; taken: number }>(
        `select (select coalesce(sum(amount), 0)::int from withdrawal_income where withdrawal_id = $1) as named,
          (select sum(taken)::int from dist_income where user_id = $2) as taken`,
        [body.id, who.id],
      ),
    )
  expect(await sums()).toEqual([{ named: 500_000, taken: 500_000 }])
  await staff.client.post(
    `/ops/shop/withdrawal/${body.id}/process/`,
    { action: 'refuse', note: '户名不符' },
    { key: true },
  )
  expect(await sums()).toEqual([{ named: 0, taken: 0 }])
})

test('the second level pays no promoter until it is switched on after its rule was read', async () => {
  const [above, staff, buyer] = [await promoter(), await operator(), await t.user()]
  const below = await promoter(above.code)
  await visit(buyer, below.code)
  await order(buyer, 10_000)
  expect((await account(above)).sums.pending).toBe('0.00')
  const setting = { is_open: true, has_second_level: true, attribution_days: 15, settle_days: 15 }
  const save = async (has_read_rule: boolean) =>
    (await staff.client.put('/ops/distribution/setting/', { ...setting, has_read_rule })).body
  expect(await save(false)).toMatchObject({ err_code: '15208' })
  expect(await save(true)).toMatchObject({ has_second_level: true, second_level_rule: expect.stringContaining('微信') })
  await order(buyer, 10_000)
  expect([(await account(above)).sums.pending, (await account(below)).sums.pending]).toEqual(['2.00', '20.00'])
  await staff.client.put('/ops/distribution/setting/', { ...setting, has_second_level: false, has_read_rule: false })
})

test('the programme tells the rates and the best-paid goods of each kind to everybody but its active promoters', async () => {
  const [user, staff, who] = [await t.user(), await operator(), await promoter()]
  const rate = (dist_kind: string | null, value: number) =>
    staff.client.put('/ops/distribution/rate/', { scope: 'site', target: null, dist_kind, level: 1, rate: value })
  await rate('agent', 1250)
  await t.make((tx) =>
    tx.rows(
      "insert into product (tenant_id, name, ctype, price, created_at) select 1, '茶席', 'shop.product', 100 * n, now() from generate_series(1, 4) n",
      [],
    ),
  )
  const { offers } = await account(user)
  const offerOf = (kind: string) => offers.find(({ dist_kind }: { dist_kind: string }) => dist_kind === kind)
  expect(offerOf('agent')).toMatchObject({ rate_from: '12.5', rate_to: '12.5' })
  const { goods, rate_from, rate_to } = offerOf('promoter')
  expect([rate_from, rate_to]).toEqual(['10', '10'])
  const commissions = goods.map(({ commission }: { commission: string }) => Number(commission))
  expect(commissions).toEqual([0.4, 0.3, 0.2])
  expect((await account(who)).offers).toEqual([])
  await rate('agent', 1000)
})

test('a promoter link replies with its product and its promoter', async () => {
  const who = await promoter()
  const [product] = await t.make((tx) =>
    tx.rows<{ id: number }>(
      "insert into product (tenant_id, name, ctype, price, created_at) values (1, '杯子', 'shop.product', 5000, now()) returning id",
    ),
  )
  const link = (await who.client.post('/distribution/link/', { type: 'product', id: product?.id ?? 0 }, { key: true }))
    .body
  expect(link).toMatchObject({
    title: '杯子',
    price: '50.00',
    share_link: expect.stringContaining(`utm_content=${link.code}`),
  })
  expect((await t.visitor().get(`/distribution/distributionintro/product/${link.code}/`)).body).toMatchObject({
    link: { code: link.code },
    partner: { code: who.code },
  })
  expect((await t.visitor().get(`/distribution/partner/${who.code}/`)).body).toMatchObject({ dist_kind: 'promoter' })
  expect((await t.visitor().get(`/disteventreg/partner/${who.code}/`)).body).toMatchObject({ events: [] })
  expect((await t.visitor().get('/distribution/partner/NOBODY/')).body.err_code).toBe('15203')
  expect((await who.client.get('/distribution/goods/?type=product')).body.results[0]).toMatchObject({
    rate: '10',
    commission: '5.00',
  })
  const own = await t.user({ perms: ['distribution.change_promoter'] })
  const apply = (mobile: string) =>
    own.client.post('/distribution/promoter/', { dist_kind: 'agent', name: 'x', mobile, message: '' }, { key: true })
  expect((await apply('1380000000a')).body.err_code).toBe('11001')
  await apply('13800000001')
  const { results } = (await own.client.get('/ops/distribution/promoter/?status=applied')).body
  expect(
    (
      await own.client.post(
        `/ops/distribution/promoter/${results[0].id}/process/`,
        { action: 'approve', reason: '' },
        { key: true },
      )
    ).body.err_code,
  ).toBe('15207')
})

test('the introduction of a product and of an event says what the promoter links to', async () => {
  const who = await promoter()
  const [product, event] = await t.make(async (tx) => [
    ...(await tx.rows<{ id: number }>(
      "insert into product (tenant_id, name, ctype, price, abstract, created_at) values (1, '壶', 'shop.product', 5000, '一人一壶', now()) returning id",
    )),
    ...(await tx.rows<{ id: number }>(
      "insert into event (tenant_id, name, abstract, start_at, end_at) values (1, '市集', '四十位手艺人，一条河岸', $1, $2) returning id",
      [t.ports.clock.now(), new Date(t.ports.clock.now().getTime() + 86_400_000)],
    )),
  ])
  const introOf = async (type: 'product' | 'event', id = 0) => {
    const { code } = (await who.client.post('/distribution/link/', { type, id }, { key: true })).body
    return (await t.visitor().get(`/distribution/distributionintro/${type}/${code}/`)).body
  }
  expect(await introOf('product', product?.id)).toMatchObject({ link: { title: '壶' }, description: '一人一壶' })
  expect(await introOf('event', event?.id)).toMatchObject({
    link: { title: '市集' },
    description: '四十位手艺人，一条河岸',
  })
})

test('the code of an active promoter is told with who they are, and not once they are suspended', async () => {
  const [who, staff, other] = [await promoter(), await operator(), await t.user()]
  const codeOf = async ({ client }: Pick<User, 'client'>) => (await client.get('/base/user/me/')).body.promoter_code
  expect(await codeOf(who)).toBe(who.code)
  expect(await codeOf(other)).toBeUndefined()
  const id = await calls.idOf(who)
  await staff.client.post(
    `/ops/distribution/promoter/${id}/process/`,
    { action: 'suspend', reason: '刷单' },
    { key: true },
  )
  expect(await codeOf(who)).toBeUndefined()
})

test('income is narrowed to a state', async () => {
  const [who, buyer] = [await promoter(), await t.user()]
  await visit(buyer, who.code)
  await order(buyer, 10_000)
  const countOf = async (state: string) => (await who.client.get(`/distribution/income/?state=${state}`)).body.count
  expect([await countOf('pending'), await countOf('settled')]).toEqual([1, 0])
  expect((await who.client.get('/distribution/income/?state=reserved')).status).toBe(400)
})
