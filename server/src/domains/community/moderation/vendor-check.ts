import type { HoldReason, SubjectKind } from '@storefront/contract/domain/community/moderation'
import type { Connection } from '../../../db'
import { cancelJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { miniApp } from '../../shared/credential'
import { withAccessToken } from '../../shared/wechat-token'
import type { MiniApp, SecurityScene } from '../../../core/ports.types'
import { setPostStatus } from './post-status'

/** The maximum length of a text in one check. */
const TEXT_MAX = 2500
const SCENES: Readonly<Record<SubjectKind, SecurityScene>> = { profile: 1, comment: 2, review: 2, feedback: 2, note: 3 }

interface Check {
  id: number
  kind: SubjectKind
  subject_id: number
  text: string
  open_id: string | null
  origin: string
  revision: number
  is_text_checked: boolean
  /** Pictures that were not asked about yet. */
  pictures: { id: number; full_key: string }[]
}

const OPEN = `select t.id, t.kind, t.subject_id, t.text, t.open_id, t.origin, t.revision, t.is_text_checked,
  (select coalesce(json_agg(json_build_object('id', im.id, 'full_key', im.full_key)), '[]') from image im where im.tenant_id = $1 and im.id = any(t.images)
    and not exists (select 1 from media_check c where c.tenant_id = $1 and c.item_id = t.id and c.revision = t.revision and c.image_id = im.id)) as pictures
  from moderation_item t where t.tenant_id = $1 and t.id = $2 and t.revision = $3 and t.state = 'pending' and 'vendor' = any(t.reasons)`

/** Returns the text in pieces of whole characters that a check takes. */
function* piecesOf(text: string): Generator<string> {
  const characters = [...text]
  for (let at = 0; at < characters.length; at += TEXT_MAX) yield characters.slice(at, at + TEXT_MAX).join('')
}

/** Whether the text passes; null when WeChat will not check it. */
async function isTextPassed(ctx: JobCtx, app: MiniApp, openId: string, check: Check): Promise<boolean | null> {
  for (const text of piecesOf(check.text.trim())) {
    const result = await withAccessToken(ctx, app, (token) =>
      ctx.ports.wechatSecurity.checkText(token, { openId, scene: SCENES[check.kind], text }),
    )
    if (result.state === 'refused') return null
    if (!result.isPassed) return false
  }
  return true
}

const TRACE = `insert into media_check (tenant_id, item_id, revision, image_id, trace_id, created_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`

/** Asks about each picture; false when WeChat will not check one. */
async function askPictures(ctx: JobCtx, app: MiniApp, openId: string, check: Check): Promise<boolean> {
  for (const { id, full_key } of check.pictures) {
    const url = new URL(ctx.ports.storage.url(full_key), check.origin || 'http://localhost').href
    const result = await withAccessToken(ctx, app, (token) =>
      ctx.ports.wechatSecurity.checkImage(token, { openId, scene: SCENES[check.kind], url }),
    )
    if (result.state === 'refused') return false
    await ctx.db.tx((tx) => tx.rows(TRACE, [ctx.tenant.id, check.id, check.revision, id, result.traceId, ctx.now]))
  }
  return true
}

/**
 * Has WeChat check a held post: its text at once, its pictures by an answer that comes later (./settle by the push).
 * A text that does not pass, or that cannot be checked, stays held for a human, and so does every text while WeChat
 * cannot be reached.
 * @param key the item's id and the revision of the post
 */
export async function checkPost(ctx: JobCtx, key: string): Promise<void> {
  const [id = 0, revision = 0] = key.split(':').map(Number)
  const { check, app } = await ctx.db.read(async (tx) => {
    const [check] = await tx.rows<Check>(OPEN, [ctx.tenant.id, id, revision])
    return { check, app: check ? await miniApp(tx, ctx, 'weapp') : null }
  })
  let reason: HoldReason | null = null
  if (check) {
    const isPassed = app && check.open_id !== null ? await isTextPassed(ctx, app, check.open_id, check) : null
    if (isPassed === false) reason = 'vendor_risky'
    else if (
      isPassed === null ||
      !app ||
      check.open_id === null ||
      !(await askPictures(ctx, app, check.open_id, check))
    )
      reason = 'unchecked'
  }
  await ctx.db.tx(async (tx) => {
    if (check) await settleCheck(ctx, tx, { id, revision, isText: true, found: reason })
    await cancelJob(tx, ctx.tenant.id, 'moderation_check', key)
  })
}

/** The outcome of a check; `found` is null if the post passed. */
interface Outcome {
  id: number
  revision: number
  isText: boolean
  found: HoldReason | null
}

interface Settled {
  kind: SubjectKind
  subject_id: number
  text: string
  reasons: HoldReason[]
  is_text_checked: boolean
  has_open: boolean
}

const LOCK = 'select 1 from moderation_item where tenant_id = $1 and id = $2 for update'
const FIND = `select t.kind, t.subject_id, t.text, t.reasons, t.is_text_checked,
  exists (select 1 from media_check c where c.tenant_id = $1 and c.item_id = t.id and c.revision = t.revision and c.is_passed is not true) as has_open
  from moderation_item t where t.tenant_id = $1 and t.id = $2 and t.revision = $3 and t.state = 'pending' and 'vendor' = any(t.reasons)`
const SAVE = `update moderation_item set reasons = $3, is_text_checked = $4, state = case when cardinality($3::text[]) = 0 then 'approved' else state end, changed_at = $5
  where tenant_id = $1 and id = $2`

/** Puts an answer of WeChat into a held post: with the last that passes it is seen, unless something else holds it. */
async function settleCheck(ctx: JobCtx, tx: Connection, { id, revision, isText, found }: Outcome): Promise<void> {
  // A statement that waits for the item does not see the answer that it waited for.
  await tx.rows(LOCK, [ctx.tenant.id, id])
  const [item] = await tx.rows<Settled>(FIND, [ctx.tenant.id, id, revision])
  if (!item) return
  const isTextChecked = item.is_text_checked || isText
  const others = item.reasons.filter((reason) => reason !== 'vendor')
  const isDone = isTextChecked && !item.has_open
  const reasons = found ? [...others, found] : isDone ? others : item.reasons
  await tx.rows(SAVE, [ctx.tenant.id, id, reasons, isTextChecked, ctx.now])
  if (reasons.length === 0)
    await setPostStatus(ctx, tx, item.kind, { id: item.subject_id, status: 'approved', text: item.text, isLate: true })
}

const ANSWER = `update media_check set is_passed = $3 where tenant_id = $1 and trace_id = $2 and is_passed is null returning item_id, revision`

/** WeChat's answer about a picture, once; whether its trace is known. */
export async function settlePicture(ctx: JobCtx, tx: Connection, traceId: string, isPassed: boolean): Promise<boolean> {
  const [trace] = await tx.rows('select 1 from media_check where tenant_id = $1 and trace_id = $2', [
    ctx.tenant.id,
    traceId,
  ])
  if (!trace) return false
  const [row] = await tx.rows<{ item_id: number; revision: number }>(ANSWER, [ctx.tenant.id, traceId, isPassed])
  if (row)
    await settleCheck(ctx, tx, {
      id: row.item_id,
      revision: row.revision,
      isText: false,
      found: isPassed ? null : 'vendor_risky',
    })
  return true
}
