import fc from 'fast-check'
import type { JobCtx } from '../../../server/src/core/context.types'
import { insert } from '../../../server/src/db/insert'
import { refundOrder } from '../../../server/src/domains/after-sales/refund/service'
import { SYSTEM, transition } from '../../../server/src/domains/orders/order/lifecycle'
import { findOrderById } from '../../../server/src/domains/orders/order/record'
import { scheduleSpent } from '../../../server/src/domains/orders/order/spent'
import { makeUsers } from '../../factories/account'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let operator: Client
beforeAll(async () => {
  t = await startTestApp()
  operator = (await t.user({ perms: ['*'] })).client
  await t.make((tx) => tx.rows('update account set spent = 0'))
})
afterAll(() => t.stop())

const workCtx = async (): Promise<JobCtx> => {
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no site')
  const { language } = tenant
  return { tenant, language, now: t.ports.clock.now(), db: t.database.of(MAIN), ports: t.ports, log: t.fastify.log }
}

let number = 0
/** Orders of one buyer that wait for their payment. */
function makeOrders(totals: readonly number[]): Promise<{ userId: number; orderIds: number[] }> {
  return t.make(async (tx) => {
    const [user] = await makeUsers(tx, MAIN, 1, { mobile: null })
    const userId = user?.id ?? 0
    await tx.rows('update account set spent = 0 where tenant_id = $1 and id = $2', [MAIN, userId])
    const rows = totals.map((total) => {
      number += 1
      return {
        ...{ tenantId: MAIN, number: `S${number}`, userId, status: 'unpaid' as const, goods: total, discount: 0 },
        ...{ shipping: 0, total, isVirtual: false, createdAt: t.ports.clock.now() },
      }
    })
    const orders = await insert(tx, 'shop_order', rows, { returning: ['id'] })
    return { userId, orderIds: orders.map(({ id }) => id) }
  })
}

const sums = (userId: number) =>
  t.make((tx) =>
    tx.rows<{ spent: number | null; sum: number }>(
      `select a.spent, (select coalesce(sum(o.total - o.refunded), 0)::bigint from shop_order o
          where o.tenant_id = a.tenant_id and o.user_id = a.id and o.paid_at is not null) as sum
        from account a where a.tenant_id = $1 and a.id = $2`,
      [MAIN, userId],
    ),
  )

type Step =
  | { kind: 'pay' | 'close'; order: number }
  | { kind: 'refund'; order: number; amount: number }
  | { kind: 'forget'; order?: undefined }
  | { kind: 'fill'; order?: undefined }
const place = fc.nat(2)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('pay' as const, 'close' as const), order: place }),
  fc.record({ kind: fc.constant('refund' as const), order: place, amount: fc.integer({ min: 1, max: 3000 }) }),
  fc.constant({ kind: 'forget' as const }),
  fc.constant({ kind: 'fill' as const }),
)

async function fillSums(): Promise<void> {
  await scheduleSpent(t.database, t.ports.clock.now())
  t.ports.clock.forward(601)
  await t.due.runDue(t.ports.clock.now())
}

let refund = 0
async function take(action: Step, userId: number, orderIds: readonly number[]): Promise<void> {
  if (action.kind === 'forget')
    await t.make((tx) => tx.rows('update account set spent = null where tenant_id = $1 and id = $2', [MAIN, userId]))
  else if (action.kind === 'fill') await fillSums()
  else {
    const ctx = await workCtx()
    const id = orderIds[action.order] ?? 0
    await ctx.db.tx(async (tx) => {
      if (action.kind === 'refund') {
        refund += 1
        return refundOrder(ctx, tx, id, { amount: action.amount, returnId: null, outRefundNo: `R${refund}` })
      }
      const order = await findOrderById(tx, MAIN, id)
      return order ? transition(ctx, tx, order, action.kind === 'pay' ? 'pay' : 'expire', SYSTEM) : null
    })
  }
}

test('what an account spent is the sum of its paid orders without their refunds, after any payments and refunds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 3, maxLength: 3 }),
      fc.array(step, { maxLength: 12 }),
      async (totals, steps) => {
        const { userId, orderIds } = await makeOrders(totals)
        for (const action of steps) {
          await take(action, userId, orderIds)
          const [row] = await sums(userId)
          if (row?.spent !== null) expect(row?.spent).toBe(row?.sum)
        }
        await fillSums()
        const [row] = await sums(userId)
        expect(row?.spent).toBe(row?.sum)
      },
    ),
    { numRuns: 25 },
  )
})

test('customers are listed by what they spent, with those without a sum at the end', async () => {
  const ids: number[] = []
  for (const amount of [900_000_000, 800_000_000, null]) {
    const { userId } = await makeOrders([])
    await t.make((tx) => tx.rows('update account set spent = $2::bigint where id = $1', [userId, amount]))
    ids.push(userId)
  }
  const placesBy = async (ordering: string) => {
    const { body } = await operator.get(`/studio/customer/?ordering=${ordering}&id=${ids.join(',')}`)
    return body.results.map(({ id }: Loose) => ids.indexOf(id))
  }
  expect([await placesBy('-spent'), await placesBy('spent')]).toEqual([
    [0, 1, 2],
    [2, 1, 0],
  ])
})

test('a job is planned for sites alone that have accounts without a sum', async () => {
  await t.make((tx) => tx.rows('update account set spent = coalesce(spent, 0)'))
  await t.make(async (tx) => {
    await tx.rows("delete from job where kind = 'account_spent'")
    await makeUsers(tx, OTHER, 1)
  })
  await scheduleSpent(t.database, t.ports.clock.now())
  const jobs = await t.make((tx) => tx.rows("select tenant_id from job where kind = 'account_spent'"))
  expect(jobs).toEqual([{ tenant_id: OTHER }])
})
