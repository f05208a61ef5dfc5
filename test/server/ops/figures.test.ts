import fc from 'fast-check'
import type { UserCtx } from '../../../server/src/core/context.types'
import { Failure } from '../../../server/src/core/failure'
import { insert } from '../../../server/src/db/insert'
import { readAnalytics } from '../../../server/src/domains/ops/analytics/service'
import { readDashboard } from '../../../server/src/domains/ops/dashboard/service'
import { readSpan } from '../../../server/src/domains/ops/figures/read'
import { rollFigures, scheduleFigures } from '../../../server/src/domains/ops/figures/roll'
import { noteFigureChange } from '../../../server/src/domains/shared/figure-change'
import { makeUsers } from '../../factories/account'
import { makeProduct } from '../../factories/product'
import { type Facts, parameterOf, plainCounts, plainFigures, plainTop, readFacts } from '../../support/plain-figures'
import { rollAllDays } from '../../support/roll-figures'
import { MAIN, startTestApp, type TestApp } from '../support/app'

const ZONES = ['Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati'] as const
type Zone = (typeof ZONES)[number]
/** New York puts its clocks forward on the 8th: a day of 23 hours. */
const START = Date.parse('2026-03-05T00:00:00Z')
const MINUTES = 8 * 24 * 60
const momentAt = (minute: number): Date => new Date(START + minute * 60_000)
/** All days are over by then. */
const NOW = momentAt(MINUTES + 3 * 24 * 60)

let t: TestApp
let userIds: number[]
let products: { id: number; variantId: number }[]
beforeAll(async () => {
  t = await startTestApp()
  await t.make(async (tx) => {
    userIds = (await makeUsers(tx, MAIN, 3)).map(({ id }) => id)
    products = []
    for (const name of ['盏', '壶', '瓶']) {
      const product = await makeProduct(tx, MAIN, { name })
      products.push({ id: product.id, variantId: product.variants[0] ?? 0 })
    }
  })
})
afterAll(() => t.stop())

async function ctxIn(timeZone: string): Promise<UserCtx> {
  const site = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!site) throw new Error('no site')
  const tenant = { ...site, timeZone }
  const parts = {
    tenant,
    language: tenant.language,
    now: NOW,
    db: t.database.of(MAIN),
    ports: t.ports,
    log: t.fastify.log,
  }
  return { ...parts, user: { id: userIds[0] } } as unknown as UserCtx
}

interface Sale {
  made: number
  /** Minutes from order to payment; null is unpaid. */
  paid: number | null
  buyer: number
  product: number
  quantity: number
  isRecharge: boolean
  refund: { after: number; amount: number } | null
}
interface Visit {
  at: number
  visit: string | null
  name: string
  page: string
}
const minute = fc.nat(MINUTES - 1)
const place = fc.nat(2)
const sale: fc.Arbitrary<Sale> = fc.record({
  made: minute,
  paid: fc.option(fc.nat(2000)),
  buyer: place,
  product: place,
  quantity: fc.integer({ min: 1, max: 3 }),
  isRecharge: fc.boolean(),
  refund: fc.option(fc.record({ after: fc.nat(3000), amount: fc.integer({ min: 1, max: 900 }) })),
})
/** An address with a campaign that is longer than what counts of it. */
const LONG_PAGE = `/?utm_campaign=${'长'.repeat(90)}`
const visit: fc.Arbitrary<Visit> = fc.record({
  at: minute,
  visit: fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
  name: fc.constantFrom('page_view', 'share'),
  page: fc.constantFrom('/', '/product/3', '/?utm_campaign=x', '/product/3?utm_campaign=y&utm_source=s', LONG_PAGE),
})
const oneVisit = (at: number): Visit => ({ at, visit: 'a', name: 'page_view', page: '/' })
/** Work of the job, and changes of days that it may have summed up. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('roll' as const), zone: fc.constantFrom(...ZONES) }),
  fc.record({ kind: fc.constant('return' as const), order: fc.nat(20) }),
  fc.record({ kind: fc.constant('changes' as const), zone: fc.constantFrom(...ZONES) }),
)

let number = 0
const TABLES = [
  ...['figure', 'figure_day', 'figure_month', 'figure_change'],
  ...['ledger_entry', 'order_line', 'shop_order', 'track_event'],
]

async function store(sales: readonly Sale[], visits: readonly Visit[]): Promise<number[]> {
  const orderIds: number[] = []
  await t.make(async (tx) => {
    for (const table of TABLES) await tx.rows(`delete from ${table} where tenant_id = $1`, [MAIN])
    await tx.rows("delete from job where kind = 'figures'")
    for (const { made, paid, buyer, product, quantity, isRecharge, refund } of sales) {
      number += 1
      const total = 1000 * quantity
      const paidAt = paid === null ? null : momentAt(made + paid)
      const [order] = await insert(
        tx,
        'shop_order',
        {
          ...{
            tenantId: MAIN,
            number: `F${number}`,
            userId: userIds[buyer] ?? 0,
            goods: total,
            discount: 0,
            shipping: 0,
          },
          ...{ total, isVirtual: false, createdAt: momentAt(made), paidAt, status: paidAt ? 'wait_ship' : 'unpaid' },
        },
        { returning: ['id'] },
      )
      const orderId = order?.id ?? 0
      orderIds.push(orderId)
      const goods = isRecharge ? null : products[product]
      await insert(tx, 'order_line', {
        ...{ tenantId: MAIN, orderId, productId: goods?.id ?? null, variantId: goods?.variantId ?? null },
        ...{
          productName: `P${product}`,
          ctype: isRecharge ? 'shop.rechargeorderline' : 'shop.product',
          attributesLabel: '',
        },
        ...{ price: 1000, upit: 1000, quantity, isReserved: true },
      })
      if (!paidAt) continue
      const entry = { tenantId: MAIN, orderId, vendor: 'wechat' as const }
      await insert(tx, 'ledger_entry', {
        ...entry,
        kind: 'payment',
        amount: total,
        ref: `F${number}`,
        createdAt: paidAt,
      })
      if (!refund) continue
      const createdAt = momentAt(made + (paid ?? 0) + refund.after)
      await insert(tx, 'ledger_entry', {
        ...entry,
        kind: 'refund',
        amount: -refund.amount,
        ref: `R${number}`,
        createdAt,
      })
    }
    const rows = visits.map(({ at, ...event }) => ({ tenantId: MAIN, ...event, data: {}, createdAt: momentAt(at) }))
    if (rows.length > 0) await insert(tx, 'track_event', rows)
  })
  return orderIds
}

const RETURN = `update order_line set returned = returned + 1, return_amount = return_amount + 700
  where tenant_id = $1 and order_id = $2 and returned < quantity`

/** Gives pieces of an order back, as its return does. */
async function returnPiece(orderId: number): Promise<void> {
  const ctx = await ctxIn(ZONES[0])
  await ctx.db.tx(async (tx) => {
    await tx.rows(RETURN, [MAIN, orderId])
    await noteFigureChange(ctx, tx, 'order', orderId)
    return null
  })
}

const minor = (text: string): number => Math.round(Number(text) * 100)
function resultOf<T>(result: T | Failure): T {
  if (result instanceof Failure) throw new Error(`refused with ${result.name}`)
  return result
}

async function compare(facts: Facts, zone: Zone, from: string, to: string): Promise<void> {
  const ctx = await ctxIn(zone)
  const range = { from, to, zone }
  const { totals, days, top } = resultOf(await readDashboard(ctx, { from, to }))
  const { conversion, verifications, ...rest } = totals
  expect({ ...rest, sales: minor(rest.sales), refunds: minor(rest.refunds) }).toEqual(plainFigures(facts, range))
  for (const { date, verifications: _, ...day } of days)
    expect({ ...day, sales: minor(day.sales), refunds: minor(day.refunds) }).toEqual(
      plainFigures(facts, { from: date, to: date, zone }),
    )
  expect(top.products.map(({ id, count, amount }) => [id, count, minor(amount)])).toEqual(plainTop(facts, range))
  const analytics = resultOf(await readAnalytics(ctx, { from, to, event: 'page_view' }))
  const rows = (list: typeof analytics.events) => list.map(({ name, count, visitors }) => [name, count, visitors])
  const pageViews = (key: string) =>
    plainCounts(facts, range, ({ name, page }) => (name === 'page_view' ? parameterOf(page, key) : null))
  expect(rows(analytics.events)).toEqual(plainCounts(facts, range, ({ name }) => name))
  expect(rows(analytics.campaigns)).toEqual(pageViews('utm_campaign'))
  expect(rows(analytics.sources)).toEqual(pageViews('utm_source'))
  const all = resultOf(await readAnalytics(ctx, { from, to }))
  expect(rows(all.campaigns)).toEqual(plainCounts(facts, range, ({ page }) => parameterOf(page, 'utm_campaign')))
}

const dayNo = fc.nat(9)
const dayOf = (day: number): string => new Date(START + (day - 1) * 86_400_000).toISOString().slice(0, 10)

test('figures are those of the rows, whatever was summed up before, in any zone and after any return', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(sale, { maxLength: 8 }),
      fc.array(visit, { maxLength: 25 }),
      fc.array(step, { maxLength: 6 }),
      fc.constantFrom(...ZONES),
      fc.tuple(dayNo, dayNo),
      async (sales, visits, steps, zone, [a, b]) => {
        const orderIds = await store(sales, visits)
        await scheduleFigures(t.database, NOW)
        for (const action of steps)
          if (action.kind === 'return') await returnPiece(orderIds[action.order % Math.max(orderIds.length, 1)] ?? 0)
          else await rollFigures(await ctxIn(action.zone), action.kind === 'roll' ? 'days' : 'changes')
        const facts = await t.make((tx) => readFacts(tx, MAIN))
        await compare(facts, zone, dayOf(Math.min(a, b)), dayOf(Math.max(a, b)))
      },
    ),
    { numRuns: 60 },
  )
}, 240_000)

/** Minutes from the end of December to the end of the other days. */
const WINTER = { min: -63 * 24 * 60, max: MINUTES - 1 }
/** The first and the last day of a range with the whole of February. */
const winterDays = fc.tuple(fc.integer({ min: -64, max: -32 }), fc.integer({ min: -4, max: 9 }))
const monthsOf = async (zone: Zone, from: string, to: string): Promise<string[]> => {
  const ctx = await ctxIn(zone)
  return ctx.db.read(async (tx) => (await readSpan(ctx, tx, { from, to })).months)
}

test('goods of whole months are those of the rows, after any return and in any zone', async () => {
  let isMonthRead = false
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        sale.chain((one) => fc.integer(WINTER).map((moment) => ({ ...one, made: moment }))),
        { minLength: 3, maxLength: 12 },
      ),
      fc.array(step, { maxLength: 4 }),
      fc.constantFrom(...ZONES),
      winterDays,
      async (sales, steps, zone, [first, last]) => {
        const orderIds = await store(sales, [oneVisit(WINTER.min)])
        await scheduleFigures(t.database, NOW)
        await rollAllDays(await ctxIn(zone))
        for (const action of steps)
          if (action.kind === 'return') await returnPiece(orderIds[action.order % orderIds.length] ?? 0)
          else await rollFigures(await ctxIn(action.zone), action.kind === 'roll' ? 'days' : 'changes')
        const [from, to] = [dayOf(first), dayOf(last)]
        isMonthRead ||= (await monthsOf(zone, from, to)).length > 0
        const facts = await t.make((tx) => readFacts(tx, MAIN))
        const { top } = resultOf(await readDashboard(await ctxIn(zone), { from, to }))
        expect(top.products.map(({ id, count, amount }) => [id, count, minor(amount)])).toEqual(
          plainTop(facts, { from, to, zone }),
        )
      },
    ),
    { numRuns: 25 },
  )
  expect(isMonthRead).toBe(true)
}, 240_000)

const ofFebruary = () => monthsOf('Asia/Shanghai', '2026-01-20', '2026-03-03')

test('a month is read as a whole while its sums have each of its days as it is', async () => {
  const refund = null
  const [orderId = 0] = await store(
    [{ made: -20 * 24 * 60, paid: 1, buyer: 0, product: 0, quantity: 3, isRecharge: false, refund }],
    [oneVisit(WINTER.min)],
  )
  await scheduleFigures(t.database, NOW)
  const ctx = await ctxIn('Asia/Shanghai')
  await rollAllDays(ctx)
  expect(await ofFebruary()).toEqual(['2026-02-01'])
  await returnPiece(orderId)
  expect(await ofFebruary()).toEqual([])
  await rollFigures(ctx, 'changes')
  expect(await ofFebruary()).toEqual(['2026-02-01'])
  // A process of an earlier release sums up a day alone.
  await t.make((tx) =>
    tx.rows("update figure_day set rolled_at = $2 where tenant_id = $1 and day = '2026-02-11'", [
      MAIN,
      new Date(NOW.getTime() + 1000),
    ]),
  )
  expect(await ofFebruary()).toEqual([])
  await rollFigures({ ...ctx, now: new Date(NOW.getTime() + 2000) }, 'days')
  expect(await ofFebruary()).toEqual(['2026-02-01'])
  const { top } = resultOf(await readDashboard(ctx, { from: '2026-01-20', to: '2026-03-03' }))
  expect(top.products).toMatchObject([{ count: 2, amount: '23.00' }])
})

const dayRows = () =>
  t.make((tx) =>
    tx.rows<{ day: string; zone: string }>(
      "select to_char(day, 'YYYY-MM-DD') as day, zone from figure_day where tenant_id = $1 order by day",
      [MAIN],
    ),
  )
const nextRun = async (tenantId = MAIN) => {
  const rows = await t.make((tx) =>
    tx.rows<{ run_at: string }>("select run_at from job where tenant_id = $1 and kind = 'figures' and key = 'days'", [
      tenantId,
    ]),
  )
  return rows.map(({ run_at }) => new Date(run_at).toISOString())
}
test('the job sums up days that are over, some at a time, and runs again after the end of the next day', async () => {
  await store([], [oneVisit(0)])
  await t.make((tx) =>
    tx.rows('update account set created_at = $2 where tenant_id = $1', [MAIN, momentAt(-30 * 24 * 60)]),
  )
  await scheduleFigures(t.database, NOW)
  const ctx = await ctxIn('Asia/Shanghai')
  await rollFigures(ctx, 'days')
  expect(await dayRows()).toHaveLength(20)
  expect(await nextRun()).toEqual([NOW.toISOString()])
  await rollFigures(ctx, 'days')
  await rollFigures(ctx, 'days')
  const rows = await dayRows()
  // From the day of the first account to the last one that is over: 2026-03-16 08:00 at the site.
  expect([rows[0]?.day, rows.at(-1)?.day, rows.length]).toEqual(['2026-02-03', '2026-03-15', 41])
  // Midnight of the 17th, fifteen minutes, and the second of the first site.
  expect(await nextRun()).toEqual(['2026-03-16T16:15:01.000Z'])
})

test('a day that ended some minutes ago waits for what was begun in it', async () => {
  await store([], [oneVisit(0)])
  const ctx = await ctxIn('Asia/Shanghai')
  for (const [time, last] of [
    ['2026-03-16T16:14:00Z', '2026-03-15'],
    ['2026-03-16T16:15:00Z', '2026-03-16'],
  ] as const) {
    for (let n = 0; n < 3; n++) await rollFigures({ ...ctx, now: new Date(time) }, 'days')
    expect((await dayRows()).at(-1)?.day).toBe(last)
  }
})

test('figures of events stay after the events are deleted, also when their day is summed up again', async () => {
  const [orderId = 0] = await store(
    [{ made: 600, paid: 1, buyer: 0, product: 0, quantity: 2, isRecharge: false, refund: null }],
    [oneVisit(600), oneVisit(600 + 3 * 24 * 60)],
  )
  const ctx = await ctxIn('Asia/Shanghai')
  for (let n = 0; n < 3; n++) await rollFigures(ctx, 'days')
  await t.make((tx) =>
    tx.rows('delete from track_event where tenant_id = $1 and created_at < $2', [MAIN, momentAt(2000)]),
  )
  await returnPiece(orderId)
  await rollFigures(ctx, 'changes')
  const { totals, top } = resultOf(await readDashboard(ctx, { from: '2026-03-05', to: '2026-03-09' }))
  expect(totals).toMatchObject({ page_views: 2, visitors: 1, orders: 1 })
  expect(top.products).toMatchObject([{ count: 1, amount: '13.00' }])
})

test('each site gets one job, a new one with the next look', async () => {
  await t.make((tx) => tx.rows("delete from job where kind = 'figures'"))
  await scheduleFigures(t.database, NOW)
  await scheduleFigures(t.database, momentAt(0))
  expect(await nextRun()).toEqual([NOW.toISOString()])
  await t.make((tx) => tx.rows("delete from job where tenant_id = $1 and kind = 'figures'", [MAIN]))
  await t.due.sweep(NOW)
  expect(await nextRun()).toEqual([NOW.toISOString()])
})
