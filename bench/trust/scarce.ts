import type { Connection } from '../../server/src/db/connection'
import { logStep } from '../../server/src/families/shop/coupon/log'
import { changeBalance } from '../../server/src/families/shop/money/balance'
import { makeCoupon, makePackage, makeUserCoupon } from '../../test/factories/coupon'
import { makeProduct } from '../../test/factories/product'
import { makeVoucher } from '../../test/factories/social'
import { makeCard } from '../../test/factories/wallet'
import { type Person, type Site, TENANT } from './site'

/** Makes a call as somebody, at one of the processes. */
export type Send = (who: Person, path: string, body?: object) => Promise<{ status: number; code: string }>

/** One who tries to have a unit: true when they were told that they have it. */
export type Attempt = (send: Send) => Promise<boolean>

export interface Contest {
  attempts: Attempt[]
  /** How many units are gone, by each table that knows of it. */
  gone(): Promise<number[]>
}

export interface Scarce {
  readonly name: string
  /** Units for the people, fewer than there are of them. */
  prepare(site: Site, people: readonly Person[], units: number): Promise<Contest>
}

/** Codes by which one is told that nothing is left; anything else is a break. */
const refusals = new Set(['13001', '13031', '13011', '42001', '43012', '43022', '42031', '42105', '42106'])
/** Codes after which one looks again: another device of the same person emptied the basket meanwhile. */
const again = new Set(['12003'])

/** Sends until it is known whether one has it. */
async function have(steps: () => Promise<{ status: number; code: string }>): Promise<boolean> {
  for (;;) {
    const { status, code } = await steps()
    if (status === 200) return true
    if (refusals.has(code)) return false
    if (!again.has(code)) throw new Error(`an answer that nobody expected: ${status} ${code}`)
  }
}

const everyone = (people: readonly Person[], path: (n: number) => string, body?: (n: number) => object): Attempt[] =>
  people.map((who, n) => (send) => have(() => send(who, path(n), body?.(n))))

/** Buys one piece: into the basket, and out of it as an order. The first refusal is the answer. */
const buy =
  (who: Person, put: readonly [path: string, body: object], basket: string, seen: object): Attempt =>
  (send) =>
    have(async () => {
      const kept = await send(who, ...put)
      return kept.status === 200 ? send(who, `/shop/${basket}/checkout_submit/`, { address_id: who.addressId, note: '', ...seen }) : kept
    })

async function count(site: Site, sql: string, ...values: (number | string)[]): Promise<number> {
  const [row] = await site.database.owner.read((q) => q.rows<{ n: number }>(`select (${sql})::int as n`, values))
  return row?.n ?? -1
}
const make = <T>(site: Site, fn: (q: Connection) => Promise<T>): Promise<T> => site.database.owner.tx(fn)
const alone = async (site: Site, perms: string[] = []): Promise<Person> => {
  const [person] = await site.people(1, perms)
  if (!person) throw new Error('nobody was made')
  return person
}
const times = (n: number): number[] => Array.from({ length: n }, (_, at) => at)

/** Each thing that becomes scarcer. A price of 10.00 and a fee of 10.00 are what buyers see. */
export const scarceThings: readonly Scarce[] = [
  {
    name: 'pieces in stock',
    async prepare(site, people, units) {
      const { id, variants } = await make(site, (q) => makeProduct(q, TENANT, { price: 1000, variants: [{ inventory: units }] }))
      const attempts = people.map((who) =>
        buy(who, [`/shop/product/${id}/quick_buy/`, { variant_id: null, quantity: 1 }], 'quickbuybasket', { total: '20.00' }),
      )
      return {
        attempts,
        gone: async () => [
          await count(site, 'select coalesce(sum(quantity), 0) from order_line where product_id = $1', id),
          units - (await count(site, 'select inventory from variant where id = $1', variants[0] ?? 0)),
        ],
      }
    },
  },
  {
    name: 'coupons of a limited number',
    async prepare(site, people, units) {
      const id = await make(site, (q) => makeCoupon(q, TENANT, { leftCount: units }))
      return {
        attempts: everyone(people, () => `/shop/coupon/${id}/receive/`),
        gone: async () => [
          await count(site, 'select count(*) from user_coupon where coupon_id = $1', id),
          units - (await count(site, 'select left_count from coupon where id = $1', id)),
        ],
      }
    },
  },
  {
    name: 'membership cards of a limited number',
    async prepare(site, people, units) {
      const slug = await make(site, (q) => makeCard(q, TENANT, { leftCount: units }))
      return {
        attempts: everyone(people, () => `/shop/membershipcard/${slug}/receive/`),
        gone: async () => [
          await count(site, 'select count(*) from user_membership_card u join membership_card m on m.id = u.card_id where m.slug = $1', slug),
          units - (await count(site, 'select left_count from membership_card where slug = $1', slug)),
        ],
      }
    },
  },
  {
    name: "packages by a member of staff's code",
    async prepare(site, people, units) {
      const staff = await alone(site)
      const [id, code] = await make(site, async (q) => {
        const made = await makePackage(q, TENANT, [[await makeCoupon(q, TENANT, {}), 1]], { leftCount: units, maxPerUser: 1 })
        const word = `T${made}`
        await q.rows('insert into coupon_package_code (tenant_id, package_id, user_id, code, created_at) values ($1, $2, $3, $4, now())', [
          TENANT,
          made,
          staff.id,
          word,
        ])
        return [made, word] as const
      })
      return {
        attempts: everyone(people, () => `/shop/couponpackage/${id}/receive/?code=${code}`),
        gone: async () => [
          await count(site, 'select count(*) from user_coupon_package where package_id = $1 and code_id is not null', id),
          units - (await count(site, 'select left_count from coupon_package where id = $1', id)),
        ],
      }
    },
  },
  {
    name: 'gifts, each wanted by many',
    async prepare(site, people, units) {
      const giver = await alone(site)
      const gifts = await make(site, async (q) => {
        const coupon = await makeCoupon(q, TENANT, {})
        const all = []
        for (const _ of times(units)) {
          const given = await makeUserCoupon(q, TENANT, giver.id, coupon, { status: 'presenting', presentedAt: new Date() })
          await logStep(q, { tenantId: TENANT, userCouponId: given.id, action: 'present', num: given.num, userId: giver.id, now: new Date() })
          all.push(given)
        }
        return all
      })
      const ids = gifts.map(({ id }) => id).join(',')
      return {
        attempts: everyone(people, (n) => `/shop/usercoupon/${gifts[n % units]?.num}/receive/`),
        gone: async () => [
          await count(site, `select count(*) from user_coupon_log where action = 'receive' and user_coupon_id in (${ids})`),
          await count(site, `select count(*) from user_coupon where user_id <> $1 and id in (${ids})`, giver.id),
        ],
      }
    },
  },
  {
    name: 'e-tickets, each scanned by many',
    async prepare(site, people, units) {
      const [holder, gate] = [await alone(site), await alone(site, ['shop.verify_eticket'])]
      const tickets = await make(site, async (q) => {
        const { id } = await makeProduct(q, TENANT, { ctype: 'shop.eticket', variants: [{ inventory: null }] })
        const [order] = await q.rows<{ id: number }>(
          `insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, created_at, paid_at)
           values ($1, 'E' || $2::text, $3, 'completed', 0, 0, 0, 0, true, now(), now()) returning id`,
          [TENANT, id, holder.id],
        )
        const [line] = await q.rows<{ id: number }>(
          `insert into order_line (tenant_id, order_id, product_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved)
           values ($1, $2, $3, 'x', 'shop.eticket', '', 0, 0, $4, false) returning id`,
          [TENANT, order?.id ?? 0, id, units],
        )
        return q.rows<{ id: number; num: string }>(
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
        gone: async () => [
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
      const held = await make(site, async (q) => {
        const coupon = await makeCoupon(q, TENANT, { type: 'E' })
        const all = []
        for (const _ of times(units)) all.push(await makeUserCoupon(q, TENANT, holder.id, coupon))
        return all
      })
      const ids = held.map(({ id }) => id).join(',')
      return {
        attempts: everyone(
          people.map(() => staff),
          () => '/ops/shop/usercoupon/verify/',
          (n) => ({ code: held[n % units]?.code }),
        ),
        gone: async () => [await count(site, `select count(*) from coupon_verification where user_coupon_id in (${ids})`)],
      }
    },
  },
  {
    name: "one person's balance, spent by many devices",
    async prepare(site, people, units) {
      const one = await alone(site)
      await make(site, async (q) => {
        await changeBalance(q, {
          tenantId: TENANT,
          userId: one.id,
          kind: 'fund',
          change: units * 100 + 37,
          reason: 'recharge',
          ref: `t${one.id}`,
          now: new Date(),
        })
        await q.rows(
          `insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, created_at)
           select $1, 'B' || $2::bigint || 'X' || n, $2::bigint, 'unpaid', 100, 0, 0, 100, true, now() from generate_series(1, $3) n`,
          [TENANT, one.id, people.length],
        )
      })
      return {
        attempts: people.map((_, n) => (send) => have(() => send(one, `/shop/order/B${one.id}X${n + 1}/pay/`, { channel: 'fund', total: '1.00' }))),
        gone: async () => [
          await count(site, "select count(*) from shop_order where user_id = $1 and status = 'completed'", one.id),
          await count(site, 'select count(*) from ledger_entry e join shop_order o on o.id = e.order_id where o.user_id = $1 and e.amount = 100', one.id),
          units + (37 - (await count(site, "select amount from balance where user_id = $1 and kind = 'fund'", one.id))) / 100,
        ],
      }
    },
  },
  {
    name: "one person's coins, spent by many devices",
    async prepare(site, people, units) {
      const one = await alone(site)
      const product = await make(site, async (q) => {
        await changeBalance(q, {
          tenantId: TENANT,
          userId: one.id,
          kind: 'diamond',
          change: units * 10 + 7,
          reason: 'reward',
          ref: `t${one.id}`,
          now: new Date(),
        })
        return makeProduct(q, TENANT, { price: 1000, diamonds: 10, variants: [{ inventory: null }] })
      })
      const put = [`/shop/product/${product.id}/quick_buy/`, { variant_id: null, quantity: 1 }] as const
      return {
        attempts: people.map(() => buy(one, put, 'quickbuybasket', { total: '20.00', diamonds: 10 })),
        gone: async () => [
          await count(site, 'select coalesce(sum(diamonds), 0) / 10 from shop_order where user_id = $1', one.id),
          await count(site, "select count(*) from balance_record where user_id = $1 and kind = 'diamond' and change = -10", one.id),
          units + (7 - (await count(site, "select amount from balance where user_id = $1 and kind = 'diamond'", one.id))) / 10,
        ],
      }
    },
  },
  {
    name: "one person's vouchers, fetched by many devices",
    async prepare(site, people, units) {
      const one = await alone(site)
      const [product, holder] = await make(site, async (q) => {
        const made = await makeProduct(q, TENANT, { price: 1000, variants: [{ inventory: null }] })
        return [made, await makeVoucher(q, TENANT, one.id, { productId: made.id, quantity: units, available: units })] as const
      })
      const put = [`/shop/product/${product.id}/pickup/`, { variant_id: null, quantity: 1 }] as const
      return {
        attempts: people.map(() => buy(one, put, 'pickupbasket', { total: '10.00' })),
        gone: async () => [
          await count(site, 'select coalesce(sum(quantity), 0) from order_line where holder_id = $1', holder),
          units - (await count(site, 'select available from pickup_voucher_holder where id = $1', holder)),
        ],
      }
    },
  },
]
