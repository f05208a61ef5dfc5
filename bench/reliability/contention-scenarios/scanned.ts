import { logStep } from '../../../server/src/domains/wallet/user-coupon/log'
import { makeCoupon, makeUserCoupon } from '../../../test/factories/coupon'
import { makeProduct } from '../../../test/factories/product'
import { TENANT } from '../site'
import { alone, count, everyone, make, times, type Scarce } from './scenario'

/** Single things, each wanted by many at once. */
export const redemptionScenarios: readonly Scarce[] = [
  {
    name: 'gifts, each wanted by many',
    async prepare(site, people, units) {
      const giver = await alone(site)
      const gifts = await make(site, async (tx) => {
        const coupon = await makeCoupon(tx, TENANT, {})
        const all = []
        for (const _ of times(units)) {
          const userCoupon = await makeUserCoupon(tx, TENANT, giver.id, coupon, {
            status: 'presenting',
            presentedAt: new Date(),
          })
          await logStep(tx, {
            tenantId: TENANT,
            userCouponId: userCoupon.id,
            action: 'present',
            num: userCoupon.num,
            userId: giver.id,
            now: new Date(),
          })
          all.push(userCoupon)
        }
        return all
      })
      const ids = gifts.map(({ id }) => id).join(',')
      return {
        attempts: everyone(people, (n) => `/shop/usercoupon/${gifts[n % units]?.num}/receive/`),
        countConsumed: async () => [
          await count(
            site,
            `select count(*) from user_coupon_log where action = 'receive' and user_coupon_id in (${ids})`,
          ),
          await count(site, `select count(*) from user_coupon where user_id <> $1 and id in (${ids})`, giver.id),
        ],
      }
    },
  },
  {
    name: 'e-tickets, each scanned by many',
    async prepare(site, people, units) {
      const [holder, gate] = [await alone(site), await alone(site, ['shop.verify_eticket'])]
      const tickets = await make(site, async (tx) => {
        const { id } = await makeProduct(tx, TENANT, { ctype: 'shop.eticket', variants: [{ inventory: null }] })
        const [order] = await tx.rows<{ id: number }>(
          `insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, created_at, paid_at)
           values ($1, 'E' || $2::text, $3, 'completed', 0, 0, 0, 0, true, now(), now()) returning id`,
          [TENANT, id, holder.id],
        )
        const [line] = await tx.rows<{ id: number }>(
          `insert into order_line (tenant_id, order_id, product_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved)
           values ($1, $2, $3, 'x', 'shop.eticket', '', 0, 0, $4, false) returning id`,
          [TENANT, order?.id ?? 0, id, units],
        )
        return tx.rows<{ id: number; num: string }>(
          `insert into virtual_card (tenant_id, num, order_id, line_id, user_id, product_id, status, start_at, created_at)
           select $1, 'N' || $2::bigint || 'X' || n, $3, $2::bigint, $4, $5, 'unused', now(), now() from generate_series(1, $6) n returning id, num`,
          [TENANT, line?.id ?? 0, order?.id ?? 0, holder.id, id, units],
        )
      })
      const ids = tickets.map(({ id }) => id).join(',')
      return {
        attempts: everyone(
          people.map(() => gate),
          () => '/ops/shop/eticket/verify_v2/',
          (n) => ({ num: tickets[n % units]?.num }),
        ),
        countConsumed: async () => [
          await count(site, `select count(*) from virtual_card where status = 'used' and id in (${ids})`),
          await count(site, `select count(*) from verification where card_id in (${ids})`),
        ],
      }
    },
  },
  {
    name: 'coupons at the counter, each scanned by many',
    async prepare(site, people, units) {
      const [holder, staff] = [await alone(site), await alone(site, ['shop.verify_eticket'])]
      const userCoupons = await make(site, async (tx) => {
        const coupon = await makeCoupon(tx, TENANT, { type: 'E' })
        const all = []
        for (const _ of times(units)) all.push(await makeUserCoupon(tx, TENANT, holder.id, coupon))
        return all
      })
      const ids = userCoupons.map(({ id }) => id).join(',')
      return {
        attempts: everyone(
          people.map(() => staff),
          () => '/ops/shop/usercoupon/verify/',
          (n) => ({ code: userCoupons[n % units]?.code }),
        ),
        countConsumed: async () => [
          await count(site, `select count(*) from coupon_verification where user_coupon_id in (${ids})`),
        ],
      }
    },
  },
]
