import type { NoteDetail } from '@storefront/contract/entities/community/note'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { type Liked, likesOf } from '../../shared/likes'
import { NOTE_DETAIL_COLUMNS, NOTE_JOINS, noteDetail, type NoteDetailRow } from './presenter'

/** Published and not held, or the reader's own: a private note is visible only to its author (spec 6). */
const VISIBLE = "((t.is_active and t.status = 'approved') or t.user_id = $2)"

const ONE = `select ${NOTE_DETAIL_COLUMNS} from note t ${NOTE_JOINS} where t.tenant_id = $1 and ${VISIBLE} and`

/** Finds the note as the caller may see it. @param key its id, or its slug */
export async function findNote(ctx: Ctx, tx: Connection, key: number | string): Promise<NoteDetail | Failure> {
  const [by, name] = typeof key === 'number' ? ['t.id = $3', 'note_one'] : ['t.slug = $3', 'note_by_slug']
  const [row] = await tx.rows<NoteDetailRow>(`${ONE} ${by}`, [ctx.tenant.id, ctx.user?.id ?? 0, key, ctx.now], name)
  return row ? noteDetail(ctx, row) : fail('notFound')
}

/** Returns one note by its id or its slug; figures alone are an id. Reading it counts a hit. */
export function readNote(ctx: Ctx, key: string): Promise<NoteDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const note = await findNote(ctx, tx, /^[1-9]\d{0,15}$/.test(key) ? Number(key) : key)
    if (!(note instanceof Failure))
      await tx.rows(
        'update note set hits = hits + 1 where tenant_id = $1 and id = $2',
        [ctx.tenant.id, note.id],
        'note_hit',
      )
    return note
  })
}

const likes = likesOf({ table: 'note', likes: 'note_like', column: 'note_id', visible: VISIBLE })

/** Likes a note, or takes the like back. */
export const likeNote = (ctx: UserCtx, id: number, is_liked: boolean): Promise<Liked | Failure> =>
  likes.set(ctx, id, is_liked)
