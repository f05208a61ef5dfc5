import { databaseOver } from '../../../server/src/db/database'
import { migrate, readMigrations } from '../../../server/src/db/migrate'
import { makeEarlyTenant } from '../support/early-tenant'
import { openEmptyPostgres } from '../support/postgres'

test('the ledger migration records earlier payments and refunds, and preserves pending refunds', async () => {
  const driver = await openEmptyPostgres()
  const all = await readMigrations()
  const before = all.filter(({ name }) => name < '0011')
  await migrate(driver, before)
  const { owner } = databaseOver(driver)
  await owner.tx(async (tx) => {
    await makeEarlyTenant(tx)
    await tx.rows(
      "insert into account (tenant_id, id, uuid, auid, name, created_at) values (1, 1, 'u', 'a', 'x', now())",
    )
    await tx.rows(`insert into shop_order (tenant_id, id, number, user_id, status, goods, discount, shipping, total, is_virtual, created_at)
      select 1, n, 'D' || n, 1, s, 500, 0, 0, 500, false, now() from unnest(array[1, 2, 3], array['completed', 'closed', 'closed']) as x(n, s)`)
    await tx.rows(
      "insert into order_log (tenant_id, order_id, action, to_status, actor, created_at) values (1, 1, 'confirm', 'completed', 'owner', '2026-01-02')",
    )
    await tx.rows(`insert into order_line (tenant_id, id, order_id, product_id, variant_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved)
      values (1, 1, 1, 1, 1, 'x', 'shop.product', '', 250, 250, 2, true)`)
    await tx.rows(`insert into payment (tenant_id, id, order_id, vendor, channel, out_trade_no, amount, state, created_at)
      select 1, n, n, 'wechat', 'wx_h5', 'T' || n, 500, s, now() from unnest(array[1, 2, 3], array['paid', 'refunded', 'refund_due']) as x(n, s)`)
    await tx.rows(
      "insert into due_work (tenant_id, kind, key, run_at, attempts) values (1, 'payment_refund', '3', now(), 2)",
    )
  })
  await migrate(driver, all)
  const rows = await owner.read((tx) => tx.rows('select order_id, kind, amount, ref from ledger_entry order by id'))
  expect(rows).toEqual([
    { order_id: 1, kind: 'payment', amount: 500, ref: 'T1' },
    { order_id: 2, kind: 'payment', amount: 500, ref: 'T2' },
    { order_id: 3, kind: 'payment', amount: 500, ref: 'T3' },
    { order_id: 2, kind: 'refund', amount: -500, ref: 'RT2' },
  ])
  const refunds = await owner.read((tx) =>
    tx.rows<{ id: number; out_refund_no: string; state: string }>(
      'select id, out_refund_no, state from refund order by out_refund_no',
    ),
  )
  expect(refunds).toMatchObject([
    { out_refund_no: 'RT2', state: 'done' },
    { out_refund_no: 'RT3', state: 'due' },
  ])
  expect(await owner.read((tx) => tx.rows('select kind, key, attempts from job'))).toEqual([
    { kind: 'refund', key: String(refunds[1]?.id), attempts: 2 },
  ])
  expect(await owner.read((tx) => tx.rows('select shipped, returned from order_line'))).toEqual([
    { shipped: 2, returned: 0 },
  ])
  const [row] = await owner.read((tx) =>
    tx.rows<{ finished_at: string }>('select finished_at from shop_order where id = 1'),
  )
  expect(new Date(row?.finished_at ?? 0).toISOString()).toBe('2026-01-02T00:00:00.000Z')
  await driver.close()
})
