import { insert } from '../../../db/insert'
import type { PageDocument, StudioPageDetail } from '@storefront/contract/entities/studio/page'
import type { Connection } from '../../../db'
import type { StoredDocument } from '../../../db/stored.types'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { writeAuditEntry } from '../audit/record'
import { findEditedPage, pageIn, storedDocument, takeVersion } from './document'

interface NewPage {
  title: string
  slug: string
  /** Its first draft. */
  doc?: PageDocument
}

/** Creates a page that is off until it is published. */
export function createPage(ctx: UserCtx, { title, slug, doc }: NewPage): Promise<StudioPageDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const [row] = await insert(
      tx,
      'page',
      { tenantId: ctx.tenant.id, title: title.trim(), slug, isActive: false },
      { ignoreConflicts: true, returning: ['id'] },
    )
    if (!row) return badPart('slug', 'taken', {}, ctx.language)
    if (doc && (await hasForeignModules(tx, ctx.tenant.id, row.id, doc)))
      return badPart('doc', 'notOffered', {}, ctx.language)
    if (doc) await writeDraft(ctx, tx, row.id, storedDocument({ ...doc, title }))
    await writeAuditEntry(ctx, tx, { action: 'create', kind: 'page', item: row.id, after: { title, slug } })
    return pageIn(ctx, tx, row.id)
  })
}

/** Returns one page as it is edited. */
export const readPage = (ctx: UserCtx, id: number): Promise<StudioPageDetail | Failure> =>
  ctx.db.read((tx) => pageIn(ctx, tx, id))

const FOREIGN = 'select 1 from page_module where tenant_id = $1 and page_id <> $2 and id = any($3::bigint[]) limit 1'

/** Whether ids of modules occur twice, or belong to another page. */
export async function hasForeignModules(
  tx: Connection,
  tenantId: number,
  id: number,
  { modules }: { readonly modules: readonly { readonly id: number }[] },
): Promise<boolean> {
  const ids = modules.map((module) => module.id)
  return new Set(ids).size < ids.length || (await tx.rows(FOREIGN, [tenantId, id, ids])).length > 0
}

const WRITE_DRAFT = `insert into page_draft (tenant_id, page_id, doc, actor_id, at) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, page_id) do update set doc = excluded.doc, actor_id = excluded.actor_id, at = excluded.at`

/** Writes the draft; the caller holds the page's version. */
export async function writeDraft(ctx: UserCtx, tx: Connection, id: number, doc: StoredDocument): Promise<void> {
  await tx.rows(WRITE_DRAFT, [ctx.tenant.id, id, JSON.stringify(doc), ctx.user.id, ctx.now])
}

/** Returns the fields of a document for the log; the revisions hold its whole text. */
const loggedFields = ({ title, settings, modules }: StoredDocument) => ({
  title,
  settings,
  modules: modules.map(({ id, type, hidden }) => `${id} ${type}${hidden ? ' hidden' : ''}`),
})

/** Saves the draft when nobody has saved it since its version was read. */
export function saveDraft(
  ctx: UserCtx,
  id: number,
  { version, doc }: { version: number; doc: PageDocument },
): Promise<{ version: number } | Failure> {
  return ctx.db.tx(async (tx) => {
    const next = await takeVersion(ctx, tx, id, version, 1)
    if (next instanceof Failure) return next
    if (await hasForeignModules(tx, ctx.tenant.id, id, doc)) return badPart('doc', 'notOffered', {}, ctx.language)
    const before = await findEditedPage(tx, ctx.tenant.id, id)
    const stored = storedDocument(doc)
    await writeDraft(ctx, tx, id, stored)
    await writeAuditEntry(ctx, tx, {
      action: 'update',
      kind: 'page',
      item: id,
      before: before && loggedFields(before.doc),
      after: loggedFields(stored),
    })
    return { version: next }
  })
}

const DISCARD = 'delete from page_draft where tenant_id = $1 and page_id = $2 returning 1'
const RAISE =
  'update page set edit_version = edit_version + 1 where tenant_id = $1 and id = $2 and deleted_at is null returning 1'

/** Deletes the draft. Another editor gets a conflict at the next save. */
export function discardDraft(ctx: UserCtx, id: number): Promise<StudioPageDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const key = [ctx.tenant.id, id]
    if ((await tx.rows(RAISE, key)).length === 0) return fail('notFound')
    const rows = await tx.rows(DISCARD, key)
    if (rows.length > 0) await writeAuditEntry(ctx, tx, { action: 'discard', kind: 'page', item: id })
    return pageIn(ctx, tx, id)
  })
}
