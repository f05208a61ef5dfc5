import { makeCoupon, makePackage } from '../../../test/factories/coupon'
import { makeProduct } from '../../../test/factories/product'
import { makeCard } from '../../../test/factories/wallet'
import { openRaffle } from '../promotion'
import { type Person, TENANT } from '../site'
import { alone, buy, count, everyone, make, type Scarce, type Send } from './scenario'

/** Scenarios of goods that are received until none is left. Buyers see a price of 10.00 and a fee of 10.00. */
export const receivingScenarios: readonly Scarce[] = [
  {
    name: 'pieces in stock',
    async prepare(site, people, units) {
      const { id, variants } = await make(site, (tx) =>
        makeProduct(tx, TENANT, { price: 1000, variants: [{ inventory: units }] }),
      )
      const attempts = people.map((who) =>
        buy(who, [`/shop/product/${id}/quick_buy/`, { variant_id: null, quantity: 1 }], 'quickbuybasket', {
          total: '20.00',
        }),
      )
      return {
        attempts,
        countConsumed: async () => [
          await count(site, 'select coalesce(sum(quantity), 0) from order_line where product_id = $1', id),
          units - (await count(site, 'select inventory from variant where id = $1', variants[0] ?? 0)),
        ],
      }
    },
  },
  {
    name: 'coupons of a limited number',
    async prepare(site, people, units) {
      const id = await make(site, (tx) => makeCoupon(tx, TENANT, { leftCount: units }))
      return {
        attempts: everyone(people, () => `/shop/coupon/${id}/receive/`),
        countConsumed: async () => [
          await count(site, 'select count(*) from user_coupon where coupon_id = $1', id),
          units - (await count(site, 'select left_count from coupon where id = $1', id)),
        ],
      }
    },
  },
  {
    name: 'membership cards of a limited number',
    async prepare(site, people, units) {
      const slug = await make(site, (tx) => makeCard(tx, TENANT, { leftCount: units }))
      return {
        attempts: everyone(people, () => `/shop/membershipcard/${slug}/receive/`),
        countConsumed: async () => [
          await count(
            site,
            'select count(*) from user_membership_card u join membership_card m on m.id = u.card_id where m.slug = $1',
            slug,
          ),
          units - (await count(site, 'select left_count from membership_card where slug = $1', slug)),
        ],
      }
    },
  },
  {
    name: 'prizes of a wheel that always wins',
    async prepare(site, people, units) {
      const operator = await alone(site, ['raffle.change_raffle'])
      const id = await openRaffle(site, operator, {
        kind: 'wheel',
        price: 0,
        max_tickets: 1,
        quantity: units,
        odds: 10_000,
      })
      // A turn that wins nothing is no refusal.
      const spin = (who: Person) => async (send: Send) => {
        const { status, body } = await send(who, `/raffle/raffle/${id}/spin/`, {})
        if (status !== 200) throw new Error(`a turn was refused: ${status} ${JSON.stringify(body)}`)
        return body.prize !== null
      }
      return {
        attempts: people.map(spin),
        countConsumed: async () => [
          await count(site, 'select count(*) from raffle_win where raffle_id = $1', id),
          units - (await count(site, 'select left_count from raffle_prize where raffle_id = $1', id)),
        ],
      }
    },
  },
  {
    name: "packages by a member of staff's code",
    async prepare(site, people, units) {
      const staff = await alone(site)
      const [id, code] = await make(site, async (tx) => {
        const pack = await makePackage(tx, TENANT, [[await makeCoupon(tx, TENANT, {}), 1]], {
          leftCount: units,
          maxPerUser: 1,
        })
        const word = `T${pack}`
        await tx.rows(
          'insert into coupon_package_code (tenant_id, package_id, user_id, code, created_at) values ($1, $2, $3, $4, now())',
          [TENANT, pack, staff.id, word],
        )
        return [pack, word] as const
      })
      return {
        attempts: everyone(people, () => `/shop/couponpackage/${id}/receive/?code=${code}`),
        countConsumed: async () => [
          await count(
            site,
            'select count(*) from user_coupon_package where package_id = $1 and code_id is not null',
            id,
          ),
          units - (await count(site, 'select left_count from coupon_package where id = $1', id)),
        ],
      }
    },
  },
]
