import { insert } from '../../../db/insert'
import type { NoteDetail, NoteInput } from '@storefront/contract/entities/community/note'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { dropFromQueue, moderate } from '../moderation/moderate'
import { findNote } from './service'

/** The input as it is stored: no spaces around the title, each picture once. */
interface Draft {
  title: string
  content: string
  images: number[]
  isActive: boolean
}

/** The topics and products that a note mentions, each once; undefined leaves them unchanged. */
interface Mentions {
  topicIds?: number[]
  productIds?: number[]
}

const ABSENT = `select exists (select 1 from unnest($2::bigint[]) i(id) where not exists (select 1 from topic x where x.tenant_id = $1 and x.id = i.id and x.is_active)) as topics,
  exists (select 1 from unnest($3::bigint[]) i(id) where not exists (select 1 from product x where x.tenant_id = $1 and x.id = i.id and x.is_active)) as products`

/** Returns the mentions of an input; topics and products that are not out cannot be mentioned. */
async function mentionsOf(ctx: UserCtx, tx: Connection, { topics, products }: NoteInput): Promise<Mentions | Failure> {
  const mentions = {
    ...(topics && { topicIds: [...new Set(topics)] }),
    ...(products && { productIds: [...new Set(products)] }),
  }
  if (!topics?.length && !products?.length) return mentions
  const [absent] = await tx.rows<{ topics: boolean; products: boolean }>(ABSENT, [
    ctx.tenant.id,
    mentions.topicIds ?? [],
    mentions.productIds ?? [],
  ])
  if (absent?.topics) return badPart('topics', 'notOffered', {}, ctx.language)
  return absent?.products ? badPart('products', 'notOffered', {}, ctx.language) : mentions
}

/** Passes a written note through moderation, private ones, too: so that publishing one later needs none. */
async function finishNote(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  { title, content, images }: Draft,
): Promise<NoteDetail | Failure> {
  const status = await moderate(ctx, tx, { kind: 'note', id, text: `${title}\n${content}`, images })
  return status instanceof Failure ? status : findNote(ctx, tx, id)
}

/** Images that the author neither uploaded nor already uses in the note: another user's, or missing ones. */
const STRANGE = `select i.id from unnest($3::bigint[]) i(id)
  where not exists (select 1 from image im where im.tenant_id = $1 and im.id = i.id and im.user_id = $2)
    and not exists (select 1 from note t where t.tenant_id = $1 and t.id = $4 and t.user_id = $2 and i.id = any(t.images)) limit 1`

async function draftOf(ctx: UserCtx, tx: Connection, input: NoteInput, id: number): Promise<Draft | Failure> {
  const title = input.title.trim()
  if (title === '') return badPart('title', 'required', {}, ctx.language)
  const images = [...new Set(input.images)]
  const strange =
    images.length > 0 && (await tx.rows(STRANGE, [ctx.tenant.id, ctx.user.id, images, id], 'note_strange')).length > 0
  if (strange) return badPart('images', 'notOffered', {}, ctx.language)
  return { title, content: input.content, images, isActive: input.is_active }
}

/** Creates a note; it is part of the list as soon as it is published. */
export function createNote(ctx: UserCtx, input: NoteInput): Promise<NoteDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const draft = await draftOf(ctx, tx, input, 0)
    if (draft instanceof Failure) return draft
    const mentions = await mentionsOf(ctx, tx, input)
    if (mentions instanceof Failure) return mentions
    const publishedAt = draft.isActive ? ctx.now : null
    const values = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      ...draft,
      ...mentions,
      createdAt: ctx.now,
      publishedAt,
      status: 'pending' as const,
    }
    const [row] = await insert(tx, 'note', values, { returning: ['id'] })
    return row ? finishNote(ctx, tx, row.id, draft) : fail('internal')
  })
}

const UPDATE = `update note set title = $4, content = $5, images = $6, is_active = $7, taken_off_at = case when not $7 then taken_off_at end, published_at = coalesce(published_at, case when $7 then $8::timestamptz end),
   topic_ids = coalesce($9, topic_ids), product_ids = coalesce($10, product_ids)
  where tenant_id = $1 and user_id = $2 and id = $3 returning 1`

/** Rewrites one of the caller's notes (spec 6: the owner alone). */
export function updateNote(ctx: UserCtx, id: number, input: NoteInput): Promise<NoteDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const draft = await draftOf(ctx, tx, input, id)
    if (draft instanceof Failure) return draft
    const mentions = await mentionsOf(ctx, tx, input)
    if (mentions instanceof Failure) return mentions
    const { title, content, images, isActive } = draft
    const values = [
      ctx.tenant.id,
      ctx.user.id,
      id,
      title,
      content,
      images,
      isActive,
      ctx.now,
      mentions.topicIds ?? null,
      mentions.productIds ?? null,
    ]
    const [changedRow] = await tx.rows(UPDATE, values, 'note_update')
    return changedRow ? finishNote(ctx, tx, id, draft) : fail('notFound')
  })
}

const ACTIVATE = `update note set is_active = $4, taken_off_at = case when not $4 then taken_off_at end, published_at = coalesce(published_at, case when $4 then $5::timestamptz end)
  where tenant_id = $1 and user_id = $2 and id = $3 returning 1`

/** Publishes one of the caller's notes, or makes it private; doing so twice changes nothing. */
export async function activateNote(
  ctx: UserCtx,
  id: number,
  is_active: boolean,
): Promise<{ is_active: boolean } | Failure> {
  const [changedRow] = await ctx.db.tx((tx) =>
    tx.rows(ACTIVATE, [ctx.tenant.id, ctx.user.id, id, is_active, ctx.now], 'note_activate'),
  )
  return changedRow ? { is_active } : fail('notFound')
}

const REMOVE = 'delete from note where tenant_id = $1 and user_id = $2 and id = $3 returning 1'

/** Deletes one of the caller's notes, its likes along with it. */
export function removeNote(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const [removedRow] = await tx.rows(REMOVE, [ctx.tenant.id, ctx.user.id, id], 'note_remove')
    if (!removedRow) return fail('notFound')
    await dropFromQueue(ctx, tx, 'note', id)
    return { ok: true as const }
  })
}
