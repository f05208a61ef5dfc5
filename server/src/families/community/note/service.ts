import type { NoteDetail } from '@storefront/contract/entities/community/note'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../failure'
import type { Ctx, UserCtx } from '../../../kernel/context.types'
import { NOTE_DETAIL_COLUMNS, NOTE_JOINS, noteDetail, type NoteDetailRow } from './presenter'

/** Published and not held, or the reader's own: a private note is visible only to its author (spec 6). */
const VISIBLE = "((t.is_active and t.status = 'approved') or t.user_id = $2)"

const ONE = `select ${NOTE_DETAIL_COLUMNS} from note t ${NOTE_JOINS} where t.tenant_id = $1 and ${VISIBLE} and`

/** The note as the one who asks may see it. @param key its id, or its slug */
export async function findNote(ctx: Ctx, tx: Connection, key: number | string): Promise<NoteDetail | Failure> {
  const [by, name] = typeof key === 'number' ? ['t.id = $3', 'note_one'] : ['t.slug = $3', 'note_by_slug']
  const [row] = await tx.rows<NoteDetailRow>(`${ONE} ${by}`, [ctx.tenant.id, ctx.user?.id ?? 0, key, ctx.now], name)
  return row ? noteDetail(ctx, row) : fail('notFound')
}

/** One note by its id or its slug; figures alone are an id. Reading it counts a hit. */
export function readNote(ctx: Ctx, key: string): Promise<NoteDetail | Failure> {
  return ctx.db.read(async (tx) => {
    const note = await findNote(ctx, tx, /^[1-9]\d{0,15}$/.test(key) ? Number(key) : key)
    if (!(note instanceof Failure)) await tx.rows('update note set hits = hits + 1 where tenant_id = $1 and id = $2', [ctx.tenant.id, note.id], 'note_hit')
    return note
  })
}

/**
 * A like and the number of likes change in one statement, so that taps at once, in any number, count once each user. The
 * note is locked first: it can neither go nor become private between the two.
 */
const SEEN = `with seen as (select t.tenant_id, t.id from note t where t.tenant_id = $1 and t.id = $3 and ${VISIBLE} for no key update)`

const LIKE = `${SEEN}, given as (insert into note_like (tenant_id, note_id, user_id, created_at)
    select s.tenant_id, s.id, $2, $4 from seen s on conflict do nothing returning 1)
  update note t set like_count = t.like_count + (select count(*) from given) from seen s
  where t.tenant_id = s.tenant_id and t.id = s.id returning t.like_count`

const UNLIKE = `${SEEN}, taken as (delete from note_like k using seen s
    where k.tenant_id = s.tenant_id and k.note_id = s.id and k.user_id = $2 returning 1)
  update note t set like_count = t.like_count - (select count(*) from taken) from seen s
  where t.tenant_id = s.tenant_id and t.id = s.id returning t.like_count`

interface Liked {
  is_liked: boolean
  like_count: number
}

/** Likes a note, or takes the like back; asking twice changes nothing. */
export async function likeNote(ctx: UserCtx, id: number, is_liked: boolean): Promise<Liked | Failure> {
  const key = [ctx.tenant.id, ctx.user.id, id]
  const [row] = await ctx.db.tx((tx) =>
    tx.rows<{ like_count: number }>(is_liked ? LIKE : UNLIKE, is_liked ? [...key, ctx.now] : key, is_liked ? 'note_like' : 'note_unlike'),
  )
  return row ? { is_liked, like_count: row.like_count } : fail('notFound')
}
