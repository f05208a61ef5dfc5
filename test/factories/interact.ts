import { insert, type NewRow } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'
import { next } from './sequence'

/** A name that has to be filled in and a mark from 1 to 5; anybody may fill it in as often as they like. */
export const plainSchema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: '称呼', maxLength: 10 },
    mark: { type: 'integer', title: '评分', minimum: 1, maximum: 5 },
  },
  required: ['name'],
}

/** A form of `plainSchema`. */
export async function makeForm(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'form'>> = {},
): Promise<{ id: number; slug: string }> {
  const values = { tenantId, slug: `form-${next()}`, title: '回访', jsonSchema: plainSchema, ...options }
  const [row] = await insert(tx, 'form', values, { returning: ['id', 'slug'] })
  return row ?? { id: 0, slug: '' }
}

export interface MadeVote {
  id: number
  slug: string
  items: number[]
}

/** A vote with one question of three options, of which one may be chosen, and one of two, of which both may. */
export async function makeVote(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'vote'>> = {},
): Promise<MadeVote> {
  const [row] = await insert(
    tx,
    'vote',
    { tenantId, slug: `vote-${next()}`, title: '选茶', ...options },
    { returning: ['id', 'slug'] },
  )
  const id = row?.id ?? 0
  const questions = [
    { tenantId, voteId: id, position: 0, description: '喝哪一种', isSingle: true, options: ['绿茶', '红茶', '白茶'] },
    { tenantId, voteId: id, position: 1, description: '什么时候', isSingle: false, options: ['上午', '下午'] },
  ]
  const items = await insert(tx, 'vote_item', questions, { returning: ['id'] })
  return { id, slug: row?.slug ?? '', items: items.map((item) => item.id) }
}

/** A vote event with `count` candidates, numbered from 1; everybody has two votes a day. */
export async function makeVoteEvent(
  tx: Connection,
  tenantId: number,
  { count = 3, ...options }: Partial<NewRow<'vote_event'>> & { count?: number } = {},
): Promise<{ id: number; slug: string; candidates: number[] }> {
  const [row] = await insert(
    tx,
    'vote_event',
    { tenantId, slug: `vote-event-${next()}`, title: '最美茶席', dailyLimit: 2, ...options },
    { returning: ['id', 'slug'] },
  )
  const eventId = row?.id ?? 0
  const values = Array.from({ length: count }, (_, index) => ({
    tenantId,
    eventId,
    number: index + 1,
    title: `茶席 ${index + 1}`,
  }))
  const candidates = await insert(tx, 'vote_candidate', values, { returning: ['id'] })
  return { id: eventId, slug: row?.slug ?? '', candidates: candidates.map(({ id }) => id) }
}
