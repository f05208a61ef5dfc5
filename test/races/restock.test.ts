import { type Connection, joinTransaction } from '../../server/src/db'
import { MAIN } from '../server/support/app'
import { makeBuyer, order, stock } from '../server/support/shopping'
import { restock, standing, createWaiters, reserve } from '../server/support/subscriptions'
import {
  expireSubscription,
  notifyWaiting,
  scheduleRestockNotice,
} from '../../server/src/domains/catalog/back-in-stock/restock'
import { callDuring } from './overlap'
import { jobContext, type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const notify = async (ids: readonly number[]) => {
  const rows = await environment.t.make((tx) =>
    tx.rows<{ n: number }>(
      "select count(*)::int as n from flash_message where user_id = any($1::bigint[]) and data->>'kind' = 'link' group by user_id",
      [ids],
    ),
  )
  return rows.map(({ n }) => n)
}

test('of eight concurrent restock notifications, each user whose piece arrived is notified exactly once', async () => {
  const { product, waiters } = await createWaiters(environment.t, 12)
  await restock(environment.t, product, 5)
  const ctx = await jobContext(environment)
  await Promise.all(times(8).map(() => notifyWaiting(ctx, String(product.id))))
  expect(await standing(waiters)).toEqual(times(12).map((n) => (n < 5 ? 'notified' : 'waiting')))
  expect(await notify(waiters.map(({ id }) => id))).toEqual([1, 1, 1, 1, 1])
})

test('control: reading the queue before writing notifies some users twice', async () => {
  const { product, waiters } = await createWaiters(environment.t, 5)
  const sendNotices = () =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const line = await tx.rows<{ id: number; user_id: number }>(
        "select id, user_id from back_in_stock_subscription where product_id = $1 and status = 'waiting'",
        [product.id],
      )
      for (const { id, user_id } of line) {
        await tx.rows("update back_in_stock_subscription set status = 'notified' where tenant_id = 1 and id = $1", [id])
        await tx.rows(
          'insert into flash_message (tenant_id, user_id, data, created_at) values (1, $1, \'{"kind":"link"}\', now())',
          [user_id],
        )
      }
    })
  await Promise.all(times(8).map(sendNotices))
  expect(Math.max(...(await notify(waiters.map(({ id }) => id))))).toBeGreaterThan(1)
})

test('a back-in-stock subscription created during a restock is either rejected or notified, never lost', async () => {
  const ctx = await jobContext(environment)
  const rounds = await Promise.all(
    times(10).map(async () => {
      const buyer = await makeBuyer(environment.t)
      const product = await stock(environment.t, { variants: [{ inventory: 1 }] })
      return { buyer, product, order: await order(buyer, product), waiter: await environment.t.user() }
    }),
  )
  await Promise.all(
    rounds.flatMap(({ buyer, product, order, waiter }, n) => [
      environment
        .client(n, buyer.token)
        .post(`/shop/order/${order.number}/process/`, { action: 'cancel' }, { key: true }),
      reserve({ ...waiter, client: environment.client(n + 1, waiter.token) }, product).catch(() => 0),
    ]),
  )
  await environment.t.due.runDue(ctx.now)
  const statuses = await standing(rounds.map(({ waiter }) => waiter))
  expect(statuses.filter((status) => status !== 'notified' && status !== '')).toEqual([])
})

test('a piece whose promise ends while a notification runs is promised to the next subscriber', async () => {
  const { t } = environment
  const { product, waiters } = await createWaiters(t, 2)
  await restock(t, product, 1)
  const ctx = await jobContext(environment)
  await notifyWaiting(ctx, String(product.id))
  expect(await standing(waiters)).toEqual(['notified', 'waiting'])
  const [subscription] = await t.make((tx) =>
    tx.rows<{ id: number }>(
      "select id from back_in_stock_subscription where tenant_id = 1 and product_id = $1 and status = 'notified'",
      [product.id],
    ),
  )
  // Planned by some change of stock before, and run while the promise ends.
  await t.make((tx) =>
    tx.rows("insert into job (tenant_id, kind, key, run_at, attempts) values (1, 'stock_arrival', $1, $2, 0)", [
      String(product.id),
      ctx.now,
    ]),
  )
  const expire = (tx: Connection) => expireSubscription({ ...ctx, db: joinTransaction(tx) }, String(subscription?.id))
  await callDuring(environment, expire, () => notifyWaiting(ctx, String(product.id)))
  await environment.otherDue.runDue(ctx.now)
  expect((await standing(waiters))[1]).toBe('notified')
})

test('subscribers of a product that is put on sale again while its notification runs are notified', async () => {
  const { t } = environment
  const { product, waiters } = await createWaiters(t, 1)
  await t.make((tx) => tx.rows('update product set is_active = false where tenant_id = 1 and id = $1', [product.id]))
  await restock(t, product, 1)
  const ctx = await jobContext(environment)
  const putOnSale = async (tx: Connection) => {
    await tx.rows('update product set is_active = true where tenant_id = 1 and id = $1', [product.id])
    await scheduleRestockNotice(ctx, tx, [product.id])
  }
  await callDuring(environment, putOnSale, () => notifyWaiting(ctx, String(product.id)))
  await environment.otherDue.runDue(ctx.now)
  expect(await standing(waiters)).toEqual(['notified'])
})
