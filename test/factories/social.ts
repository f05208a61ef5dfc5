import { insert, type NewRow } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'
import { next } from './sequence'

const DAY = 86_400_000
/** Start of the tests' clock. */
const NOW = Date.parse('2026-05-06T04:00:00Z')

export async function makeTopicCategory(tx: Connection, tenantId: number, slug: string): Promise<number> {
  const [row] = await insert(tx, 'topic_category', { tenantId, name: `Category ${slug}`, slug }, { returning: ['id'] })
  return row?.id ?? 0
}

/** A topic of yesterday by somebody who is only named, without pictures unless said. */
export async function makeTopic(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'topic'>> = {},
): Promise<number> {
  const yesterday = new Date(NOW - DAY)
  const values = {
    tenantId,
    title: `Topic ${next()}`,
    authorName: '编辑部',
    attachments: [],
    createdAt: yesterday,
    publishedAt: yesterday,
    ...options,
  }
  const [row] = await insert(tx, 'topic', values, { returning: ['id'] })
  return row?.id ?? 0
}

/** A published note of yesterday, without pictures unless said. */
export async function makeNote(
  tx: Connection,
  tenantId: number,
  userId: number,
  options: Partial<NewRow<'note'>> = {},
): Promise<number> {
  const yesterday = new Date(NOW - DAY)
  const isActive = options.isActive ?? true
  const values = {
    tenantId,
    userId,
    title: `Note ${next()}`,
    images: [],
    isActive,
    createdAt: yesterday,
    publishedAt: isActive ? yesterday : null,
    ...options,
  }
  const [row] = await insert(tx, 'note', values, { returning: ['id'] })
  return row?.id ?? 0
}

/** Three pieces to fetch without an end, all of them left unless said. */
export async function makeVoucher(
  tx: Connection,
  tenantId: number,
  userId: number,
  options: Partial<NewRow<'pickup_voucher_holder'>> = {},
): Promise<number> {
  const values = {
    tenantId,
    userId,
    name: `Voucher ${next()}`,
    quantity: 3,
    available: 3,
    createdAt: new Date(NOW - DAY),
    ...options,
  }
  const [row] = await insert(tx, 'pickup_voucher_holder', values, { returning: ['id'] })
  return row?.id ?? 0
}

/** Creates a distributor's selection, in the given order. */
export async function makeSelection(
  tx: Connection,
  tenantId: number,
  userId: number,
  products: readonly number[],
): Promise<void> {
  await insert(
    tx,
    'distributor_selection',
    products.map((productId, position) => ({ tenantId, userId, productId, position })),
  )
}
