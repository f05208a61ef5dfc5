import type { Page } from '@storefront/contract/entities/common'
import type {
  PageDocument,
  PageProblem,
  PagePublication,
  StudioPageDetail,
} from '@storefront/contract/entities/studio/page'
import type { Connection } from '../../../db'
import type { StoredDocument } from '../../../db/stored.types'
import { fail, Failure } from '../../../core/failure'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { translate } from '../../../core/i18n'
import { raiseContentVersion } from '../../../http/call/content-version'
import { writeAuditEntry } from '../audit/record'
import { pageProblems } from './check'
import { currentDocument, findEditedPage, findVisibleDocument, pageIn, takeVersion } from './document'
import { hasForeignModules } from './draft'
import { addRevision, findRevision } from './revision'

/** A planned publication that is so much past its time is late. */
const LATE_MS = 60_000

interface PublicationRow extends Omit<PagePublication, 'at' | 'state'> {
  at: string
  state: 'waiting' | 'done' | 'failed' | 'cancelled'
}

const present = (now: Date, { at, state, ...row }: PublicationRow): PagePublication => {
  const moment = new Date(at)
  const isLate = state === 'waiting' && moment.getTime() + LATE_MS < now.getTime()
  return {
    id: row.id,
    revision_no: row.revision_no,
    error: row.error,
    by: row.by,
    at: moment.toISOString(),
    state: isLate ? 'late' : state,
  }
}

const SELECT = `select u.id, u.revision_no, u.at, u.state, u.error, a.name as by from page_publication u
  join account a on a.tenant_id = $1 and a.id = u.actor_id where u.tenant_id = $1 and u.page_id = $2`
const INSERT =
  'insert into page_publication (tenant_id, page_id, revision_no, at, state, actor_id) values ($1, $2, $3, $4, $5, $6) returning id'

async function publicationIn(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  publication: number,
): Promise<PagePublication | Failure> {
  const [row] = await tx.rows<PublicationRow>(`${SELECT} and u.id = $3`, [ctx.tenant.id, id, publication])
  return row ? present(ctx.now, row) : fail('notFound')
}

const REMOVE = 'delete from page_module where tenant_id = $1 and page_id = $2 and id <> all($3::bigint[])'
// An id of another page's module writes nothing, and the publication fails.
const WRITE = `insert into page_module as m (tenant_id, page_id, id, position, name, module_type, style, version, config, is_hidden)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10)
  on conflict (tenant_id, id) do update set position = $4, name = $5, module_type = $6, style = $7, version = $8, config = $9::jsonb, is_hidden = $10
    where m.page_id = $2 returning 1`
// A draft of before the setting was there says nothing of it, and opens no page that is for users alone.
const SHOW = `update page set title = $3, settings = $4::jsonb - 'login_required', is_active = true,
  login_required = coalesce(($4::jsonb->>'login_required')::boolean, login_required) where tenant_id = $1 and id = $2`

/** Makes a document what visitors see, whole or not at all. */
async function writePage(
  tx: Connection,
  tenantId: number,
  id: number,
  { title, settings, modules }: StoredDocument,
): Promise<void> {
  await tx.rows(SHOW, [tenantId, id, title, JSON.stringify(settings)])
  await tx.rows(REMOVE, [tenantId, id, modules.map((module) => module.id)])
  for (const [position, module] of modules.entries()) {
    const { name, type, style, version, config, hidden } = module
    const rows = await tx.rows(WRITE, [
      tenantId,
      id,
      module.id,
      position,
      name,
      type,
      style,
      version,
      JSON.stringify(config),
      hidden,
    ])
    if (rows.length === 0) throw new Error(`module ${module.id} is another page's`)
  }
}

const isError = ({ level }: PageProblem) => level === 'error'

/** Returns the draft of a version, checked; the page stays locked. */
async function draftToPublish(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  version: number,
): Promise<StoredDocument | Failure> {
  const result = await takeVersion(ctx, tx, id, version, 0)
  if (result instanceof Failure) return result
  const page = await findEditedPage(tx, ctx.tenant.id, id)
  if (!page) return fail('notFound')
  const errors = (await pageProblems(ctx, tx, currentDocument(page.doc))).filter(isError)
  if (errors.length > 0) return fail('pageFaulty', { n: errors.length })
  return (await hasForeignModules(tx, ctx.tenant.id, id, page.doc))
    ? badPart('doc', 'notOffered', {}, ctx.language)
    : page.doc
}

/** Returns the problems of the draft and the published document that it would replace. */
export function checkPage(
  ctx: UserCtx,
  id: number,
): Promise<{ problems: PageProblem[]; current: PageDocument | null } | Failure> {
  return ctx.db.read(async (tx) => {
    const page = await findEditedPage(tx, ctx.tenant.id, id)
    if (!page) return fail('notFound')
    return {
      problems: await pageProblems(ctx, tx, currentDocument(page.doc)),
      current: await findVisibleDocument(tx, ctx.tenant.id, id),
    }
  })
}

/** Shows the draft to visitors. The version stays: the document is the same. */
export function publishPage(ctx: UserCtx, id: number, version: number): Promise<PagePublication | Failure> {
  return ctx.db.tx(async (tx) => {
    const doc = await draftToPublish(ctx, tx, id, version)
    if (doc instanceof Failure) return doc
    const no = await addRevision(ctx, tx, id, { doc, reason: 'publish' })
    await writePage(tx, ctx.tenant.id, id, doc)
    await tx.rows('delete from page_draft where tenant_id = $1 and page_id = $2', [ctx.tenant.id, id])
    const [row] = await tx.rows<{ id: number }>(INSERT, [ctx.tenant.id, id, no, ctx.now, 'done', ctx.user.id])
    await writeAuditEntry(ctx, tx, { action: 'publish', kind: 'page', item: id, after: { revision: no } })
    return publicationIn(ctx, tx, id, row?.id ?? 0)
  })
}

const HIDE = 'update page set is_active = false where tenant_id = $1 and id = $2 and is_active returning 1'

/** Takes a page off: what visitors saw stays as the state that is edited, unless there is a draft. */
export function unpublishPage(ctx: UserCtx, id: number, version: number): Promise<StudioPageDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const result = await takeVersion(ctx, tx, id, version, 0)
    if (result instanceof Failure) return result
    if ((await tx.rows(HIDE, [ctx.tenant.id, id])).length > 0)
      await writeAuditEntry(ctx, tx, { action: 'unpublish', kind: 'page', item: id })
    return pageIn(ctx, tx, id)
  })
}

/** Plans the publication of the draft as it is now, for a moment to come. */
export function schedulePage(
  ctx: UserCtx,
  id: number,
  { version, at }: { version: number; at: string },
): Promise<PagePublication | Failure> {
  return ctx.db.tx(async (tx) => {
    const moment = new Date(at)
    if (!(moment.getTime() > ctx.now.getTime())) return badPart('at', 'inPast', {}, ctx.language)
    const doc = await draftToPublish(ctx, tx, id, version)
    if (doc instanceof Failure) return doc
    const no = await addRevision(ctx, tx, id, { doc, reason: 'publish' })
    const [row] = await tx.rows<{ id: number }>(INSERT, [ctx.tenant.id, id, no, moment, 'waiting', ctx.user.id])
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'page_publish', key: String(row?.id ?? 0), runAt: moment })
    await writeAuditEntry(ctx, tx, { action: 'schedule', kind: 'page', item: id, after: { revision: no, at } })
    return publicationIn(ctx, tx, id, row?.id ?? 0)
  })
}

const CANCEL =
  "update page_publication set state = 'cancelled' where tenant_id = $1 and page_id = $2 and id = $3 and state = 'waiting' returning 1"

/** Takes a planned publication off; of this and the publication itself, the first one counts. */
export function cancelPublication(ctx: UserCtx, id: number, publication: number): Promise<PagePublication | Failure> {
  return ctx.db.tx(async (tx) => {
    const rows = await tx.rows(CANCEL, [ctx.tenant.id, id, publication])
    if (rows.length === 0) return fail('notFound')
    await cancelJob(tx, ctx.tenant.id, 'page_publish', String(publication))
    await writeAuditEntry(ctx, tx, { action: 'cancel', kind: 'page', item: id, after: { publication } })
    return publicationIn(ctx, tx, id, publication)
  })
}

/** Publications of a page, the newest first. */
export function listPublications(ctx: UserCtx, id: number): Promise<Page<PagePublication> | Failure> {
  return ctx.db.read(async (tx) => {
    if (!(await findEditedPage(tx, ctx.tenant.id, id))) return fail('notFound')
    const rows = await tx.rows<PublicationRow>(`${SELECT} order by u.id desc limit 100`, [ctx.tenant.id, id])
    return { count: rows.length, results: rows.map((row) => present(ctx.now, row)) }
  })
}

const TAKE = `update page_publication set state = $3, error = $4 where tenant_id = $1 and id = $2 and state = 'waiting' returning 1`
// The planner's act: the session may be over.
const LOG = `insert into audit_log (tenant_id, actor_id, action, kind, item, after, request_id, at) values ($1, $2, 'publish', 'page', $3, $4::jsonb, '', $5)`
// Who edits the page without a draft reads what visitors see, which is another document now; a draft stays what it is.
const RAISE = `update page p set edit_version = edit_version + 1 where p.tenant_id = $1 and p.id = $2
  and not exists (select 1 from page_draft d where d.tenant_id = $1 and d.page_id = p.id)`
const WAITING =
  "select page_id, revision_no, actor_id from page_publication where tenant_id = $1 and id = $2 and state = 'waiting' for update"

/**
 * The job of a planned publication: checks the revision again, shows it, and says so; a revision that has become faulty
 * fails.
 */
export async function publishByTime(ctx: JobCtx, key: string): Promise<void> {
  const publication = Number(key)
  const isShown = await ctx.db.tx(async (tx) => {
    await cancelJob(tx, ctx.tenant.id, 'page_publish', key)
    const [row] = await tx.rows<{ page_id: number; revision_no: number; actor_id: number }>(WAITING, [
      ctx.tenant.id,
      publication,
    ])
    const revision = row && (await findRevision(tx, ctx.tenant.id, row.page_id, row.revision_no))
    if (!row || !revision) return false
    const errors = (await pageProblems(ctx, tx, currentDocument(revision.doc))).filter(isError)
    // Another page may have got a module of the same id since.
    const isForeign = await hasForeignModules(tx, ctx.tenant.id, row.page_id, revision.doc)
    const reasons = [
      ...errors.map(({ text }) => text),
      ...(isForeign ? [translate(ctx.language, 'studio.pageProblem.module')] : []),
    ]
    await tx.rows(TAKE, [ctx.tenant.id, publication, reasons.length > 0 ? 'failed' : 'done', reasons.join(' ') || null])
    if (reasons.length > 0) return false
    await writePage(tx, ctx.tenant.id, row.page_id, revision.doc)
    await tx.rows(RAISE, [ctx.tenant.id, row.page_id])
    await tx.rows(LOG, [
      ctx.tenant.id,
      row.actor_id,
      String(row.page_id),
      JSON.stringify({ revision: row.revision_no, publication }),
      ctx.now,
    ])
    return true
  })
  if (isShown) await raiseContentVersion(ctx)
}
