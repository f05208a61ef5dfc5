import type { Connection } from '../../server/src/core/database.types'
import { membershipCard, recharge, userBankCard } from '../../server/src/db/schema'
import { changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { next } from './sequence'

/** A membership card for a year that everybody may receive, unless said; gives its code. */
export async function makeCard(
  tx: Connection,
  tenantId: number,
  options: Partial<typeof membershipCard.$inferInsert> = {},
): Promise<string> {
  const values = {
    tenantId,
    slug: `card-${next()}`,
    name: '青拾会员',
    shopName: '青拾生活',
    durationDays: 365,
    ...options,
  }
  const [row] = await tx.orm.insert(membershipCard).values(values).returning({ slug: membershipCard.slug })
  return row?.slug ?? ''
}

/** An offer to recharge 100.00 with 10.00 as a gift, unless said. */
export async function makeRecharge(
  tx: Connection,
  tenantId: number,
  options: Partial<typeof recharge.$inferInsert> = {},
): Promise<number> {
  const [row] = await tx.orm
    .insert(recharge)
    .values({ tenantId, amount: 10_000, gift: 1000, ...options })
    .returning({ id: recharge.id })
  return row?.id ?? 0
}

/** Credits income to a user, in minor units; `ref` names its source. */
export async function earn(
  tx: Connection,
  tenantId: number,
  userId: number,
  change: number,
  ref = `T${next()}`,
): Promise<void> {
  await changeBalance(tx, {
    tenantId,
    userId,
    kind: 'income',
    change,
    reason: 'commission',
    ref,
    now: new Date('2026-05-01T00:00:00Z'),
  })
}

/** A bank card of a user; gives its id. */
export async function makeBankCard(tx: Connection, tenantId: number, userId: number): Promise<number> {
  const values = {
    tenantId,
    userId,
    bank: 'CMB',
    holder: '林小满',
    number: `62258801${String(next()).padStart(8, '0')}`,
    createdAt: new Date('2026-05-01T00:00:00Z'),
  }
  const [row] = await tx.orm.insert(userBankCard).values(values).returning({ id: userBankCard.id })
  return row?.id ?? 0
}
