import { changeBalance } from '../../../server/src/domains/wallet/balance/balance'
import { makeProduct } from '../../../test/factories/product'
import { makeVoucher } from '../../../test/factories/social'
import { TENANT } from '../site'
import { alone, buy, count, have, make, type Scarce } from './scenario'

/** Scenarios of one person's holdings, spent by many devices. Buyers see a price of 10.00 and a fee of 10.00. */
export const spendingScenarios: readonly Scarce[] = [
  {
    name: "one person's balance, spent by many devices",
    async prepare(site, people, units) {
      const one = await alone(site)
      await make(site, async (tx) => {
        await changeBalance(tx, {
          tenantId: TENANT,
          userId: one.id,
          kind: 'fund',
          change: units * 100 + 37,
          reason: 'recharge',
          ref: `t${one.id}`,
          now: new Date(),
        })
        await tx.rows(
          `insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, created_at)
           select $1, 'B' || $2::bigint || 'X' || n, $2::bigint, 'unpaid', 100, 0, 0, 100, true, now() from generate_series(1, $3) n`,
          [TENANT, one.id, people.length],
        )
      })
      return {
        attempts: people.map(
          (_, n) => (send) =>
            have(() => send(one, `/shop/order/B${one.id}X${n + 1}/pay/`, { channel: 'fund', total: '1.00' })),
        ),
        countConsumed: async () => [
          await count(site, "select count(*) from shop_order where user_id = $1 and status = 'completed'", one.id),
          await count(
            site,
            'select count(*) from ledger_entry e join shop_order o on o.id = e.order_id where o.user_id = $1 and e.amount = 100',
            one.id,
          ),
          units +
            (37 - (await count(site, "select amount from balance where user_id = $1 and kind = 'fund'", one.id))) / 100,
        ],
      }
    },
  },
  {
    name: "one person's coins, spent by many devices",
    async prepare(site, people, units) {
      const one = await alone(site)
      const product = await make(site, async (tx) => {
        await changeBalance(tx, {
          tenantId: TENANT,
          userId: one.id,
          kind: 'diamond',
          change: units * 10 + 7,
          reason: 'reward',
          ref: `t${one.id}`,
          now: new Date(),
        })
        return makeProduct(tx, TENANT, { price: 1000, diamonds: 10, variants: [{ inventory: null }] })
      })
      const put = [`/shop/product/${product.id}/quick_buy/`, { variant_id: null, quantity: 1 }] as const
      return {
        attempts: people.map(() => buy(one, put, 'quickbuybasket', { total: '20.00', diamonds: 10 })),
        countConsumed: async () => [
          await count(site, 'select coalesce(sum(diamonds), 0) / 10 from shop_order where user_id = $1', one.id),
          await count(
            site,
            "select count(*) from balance_record where user_id = $1 and kind = 'diamond' and change = -10",
            one.id,
          ),
          units +
            (7 - (await count(site, "select amount from balance where user_id = $1 and kind = 'diamond'", one.id))) /
              10,
        ],
      }
    },
  },
  {
    name: "one person's vouchers, fetched by many devices",
    async prepare(site, people, units) {
      const one = await alone(site)
      const [product, holder] = await make(site, async (tx) => {
        const product = await makeProduct(tx, TENANT, { price: 1000, variants: [{ inventory: null }] })
        return [
          product,
          await makeVoucher(tx, TENANT, one.id, { productId: product.id, quantity: units, available: units }),
        ] as const
      })
      const put = [`/shop/product/${product.id}/pickup/`, { variant_id: null, quantity: 1 }] as const
      return {
        attempts: people.map(() => buy(one, put, 'pickupbasket', { total: '10.00' })),
        countConsumed: async () => [
          await count(site, 'select coalesce(sum(quantity), 0) from order_line where holder_id = $1', holder),
          units - (await count(site, 'select available from pickup_voucher_holder where id = $1', holder)),
        ],
      }
    },
  },
]
