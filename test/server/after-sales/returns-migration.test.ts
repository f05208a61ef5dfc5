import { databaseOver } from '../../../server/src/db/database'
import { migrate, readMigrations } from '../../../server/src/db/migrate'
import { makeVoucher } from '../../factories/social'
import { makeEarlyTenant } from '../support/early-tenant'
import { openEmptyPostgres } from '../support/postgres'

test('the returns migration gives pending and past returns their diamonds and vouchers by the new rule, exactly once', async () => {
  const driver = await openEmptyPostgres()
  const all = await readMigrations()
  const { owner } = databaseOver(driver)
  await migrate(
    driver,
    all.filter(({ name }) => name < '0015'),
  )
  const holder = await owner.tx(async (tx) => {
    await makeEarlyTenant(tx)
    await tx.rows(
      "insert into account (tenant_id, id, uuid, auid, name, created_at) values (1, 1, 'u', 'a', 'x', now())",
    )
    const voucher = await makeVoucher(tx, 1, 1, { quantity: 4, available: 0 })
    await tx.rows(`insert into shop_order (tenant_id, id, number, user_id, status, goods, discount, shipping, total, is_virtual, created_at, diamonds)
      values (1, 1, 'D1', 1, 'shipped', 400, 0, 0, 400, false, now(), 10)`)
    await tx.rows(
      `insert into order_line (tenant_id, id, order_id, product_id, variant_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved,
        returned, diamonds, holder_id) values (1, 1, 1, 1, 1, 'x', 'shop.product', '', 100, 100, 4, true, 3, 10, null),
        (1, 2, 1, 1, 1, 'y', 'shop.product', '', 0, 0, 4, true, 1, 0, $1)`,
      [voucher],
    )
    await tx.rows(`insert into order_return (tenant_id, number, order_id, line_id, user_id, kind, status, quantity, unsent, amount, reason, created_at)
      select 1, 'S' || n, 1, line, 1, 'return_goods', status, 1, 0, 0, 'x', now()
      from unnest(array[1, 2, 3, 4, 5], array[1, 1, 1, 1, 2], array['refunded', 'applied', 'refused', 'agreed', 'refunded']) as r(n, line, status)`)
    return voucher
  })
  await migrate(driver, all)
  // Two of four pieces are due 5 of the 10 coins, three of them 7.
  expect(await owner.read((tx) => tx.rows('select number, diamonds from order_return order by number'))).toEqual([
    { number: 'S1', diamonds: 0 },
    { number: 'S2', diamonds: 5 },
    { number: 'S3', diamonds: 0 },
    { number: 'S4', diamonds: 2 },
    { number: 'S5', diamonds: 0 },
  ])
  expect(await owner.read((tx) => tx.rows('select return_diamonds from order_line order by id'))).toEqual([
    { return_diamonds: 7 },
    { return_diamonds: 0 },
  ])
  expect(
    await owner.read((tx) => tx.rows('select available from pickup_voucher_holder where id = $1', [holder])),
  ).toEqual([{ available: 1 }])
  await driver.close()
})
