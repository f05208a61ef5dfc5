import { insert, type NewRow } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'
import { changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { next } from './sequence'

/** A membership card for a year that everybody may receive, unless said; gives its code. */
export async function makeCard(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'membership_card'>> = {},
): Promise<string> {
  const values = {
    tenantId,
    slug: `card-${next()}`,
    name: '青拾会员',
    shopName: '青拾生活',
    durationDays: 365,
    ...options,
  }
  const [row] = await insert(tx, 'membership_card', values, { returning: ['slug'] })
  return row?.slug ?? ''
}

/** An offer to recharge 100.00 with 10.00 as a gift, unless said. */
export async function makeRecharge(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'recharge'>> = {},
): Promise<number> {
  const [row] = await insert(
    tx,
    'recharge',
    { tenantId, amount: 10_000, gift: 1000, ...options },
    { returning: ['id'] },
  )
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
  const [row] = await insert(tx, 'user_bank_card', values, { returning: ['id'] })
  return row?.id ?? 0
}
