import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import type { Scene } from './insert'
import { auidOf, uuidOf } from './users'

/** Accounts without a login that like what they read: a thing is liked by at most so many. */
const READERS = 120

/** Readers stand behind the demo's users. A site that nobody writes for has none. @returns their ids */
export async function seedReaders(
  { tx, tenantId, now }: Scene,
  { users, words, articles, topics, notes }: TenantSeed,
): Promise<readonly number[]> {
  if (articles.length + topics.length + notes.length === 0) return []
  const rows = Array.from({ length: READERS }, (_, n) => {
    const uuid = uuidOf(tenantId, `reader ${n}`)
    return {
      tenantId,
      id: users.length + 1 + n,
      uuid,
      auid: auidOf(uuid),
      name: `${words.reader} ${n + 1}`,
      perms: [],
      createdAt: now,
    }
  })
  await insert(tx, 'account', rows)
  return rows.map(({ id }) => id)
}

/** The likes that stand behind the counts of `rows`: the first readers like each. */
export const likesOfRows = <R extends { readonly id: number; readonly likeCount: number }>(
  rows: readonly R[],
  readers: readonly number[],
) => rows.flatMap((row) => readers.slice(0, row.likeCount).map((userId) => ({ row, userId })))
