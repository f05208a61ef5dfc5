import type { Page } from '@storefront/contract/entities/common'
import type { PageRevision, PageRevisionDetail, StudioPageDetail } from '@storefront/contract/entities/studio/page'
import type { Connection } from '../../../db'
import type { StoredDocument } from '../../../db/stored.types'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { writeAuditEntry } from '../audit/record'
import { currentDocument, documentPictures, findEditedPage, pageIn, storedDocument, takeVersion } from './document'
import { writeDraft } from './draft'

interface RevisionRow extends Omit<PageRevision, 'at'> {
  at: string
}

const present = ({ no, name, reason, by, at }: RevisionRow): PageRevision => ({
  no,
  name,
  reason,
  by,
  at: new Date(at).toISOString(),
})

const COLUMNS = 'r.no, r.name, r.reason, r.at, a.name as by'
const JOIN = 'join account a on a.tenant_id = $1 and a.id = r.actor_id'
// The page is locked by the guard: numbers have no gap and none is given twice.
const INSERT = `insert into page_revision (tenant_id, page_id, no, doc, name, reason, restored_from, actor_id, at)
  select $1, $2, coalesce(max(no), 0) + 1, $3::jsonb, $4, $5, $6, $7, $8 from page_revision where tenant_id = $1 and page_id = $2 returning no`

interface NewRevision {
  doc: StoredDocument
  name?: string
  reason: PageRevision['reason']
  restoredFrom?: number
}

/** Adds a revision and gives its number; the caller holds the page's version. */
export async function addRevision(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  { doc, name = '', reason, restoredFrom }: NewRevision,
): Promise<number> {
  const values = [ctx.tenant.id, id, JSON.stringify(doc), name, reason, restoredFrom ?? null, ctx.user.id, ctx.now]
  const [row] = await tx.rows<{ no: number }>(INSERT, values)
  if (!row) throw new Error('a revision without a number')
  return row.no
}

const LIST = `select ${COLUMNS} from page_revision r ${JOIN} where r.tenant_id = $1 and r.page_id = $2 order by r.no desc limit 100`
const ONE = `select ${COLUMNS}, r.doc from page_revision r ${JOIN} where r.tenant_id = $1 and r.page_id = $2 and r.no = $3`

/** Revisions of a page, the newest first. */
export function listRevisions(ctx: UserCtx, id: number): Promise<Page<PageRevision> | Failure> {
  return ctx.db.read(async (tx) => {
    if (!(await findEditedPage(tx, ctx.tenant.id, id))) return fail('notFound')
    const rows = await tx.rows<RevisionRow>(LIST, [ctx.tenant.id, id])
    return { count: rows.length, results: rows.map(present) }
  })
}

/** Returns the document of a revision; undefined when there is none. */
export async function findRevision(
  tx: Connection,
  tenantId: number,
  id: number,
  no: number,
): Promise<(RevisionRow & { doc: StoredDocument }) | undefined> {
  const [row] = await tx.rows<RevisionRow & { doc: StoredDocument }>(ONE, [tenantId, id, no])
  return row
}

/** Returns one revision with its document. */
export function readRevision(ctx: UserCtx, id: number, no: number): Promise<PageRevisionDetail | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findRevision(tx, ctx.tenant.id, id, no)
    if (!row) return fail('notFound')
    const doc = currentDocument(row.doc)
    return { ...present(row), doc, pictures: await documentPictures(ctx, tx, doc) }
  })
}

/** Stores the present draft under a name. */
export function addCheckpoint(
  ctx: UserCtx,
  id: number,
  { name, version }: { name: string; version: number },
): Promise<PageRevision | Failure> {
  return ctx.db.tx(async (tx) => {
    const result = await takeVersion(ctx, tx, id, version, 0)
    if (result instanceof Failure) return result
    const page = await findEditedPage(tx, ctx.tenant.id, id)
    if (!page) return fail('notFound')
    const no = await addRevision(ctx, tx, id, { doc: page.doc, name: name.trim(), reason: 'checkpoint' })
    await writeAuditEntry(ctx, tx, { action: 'create', kind: 'page_revision', item: `${id}/${no}`, after: { name } })
    const row = await findRevision(tx, ctx.tenant.id, id, no)
    return row ? present(row) : fail('notFound')
  })
}

/** Makes a draft of a revision. What it replaces stands in a revision of its own, so that nothing is lost. */
export function restoreRevision(
  ctx: UserCtx,
  id: number,
  no: number,
  version: number,
): Promise<StudioPageDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const result = await takeVersion(ctx, tx, id, version, 1)
    if (result instanceof Failure) return result
    const [page, revision] = [
      await findEditedPage(tx, ctx.tenant.id, id),
      await findRevision(tx, ctx.tenant.id, id, no),
    ]
    if (!page || !revision) return fail('notFound')
    await addRevision(ctx, tx, id, { doc: page.doc, reason: 'restore', restoredFrom: no })
    await writeDraft(ctx, tx, id, storedDocument(currentDocument(revision.doc)))
    await writeAuditEntry(ctx, tx, { action: 'restore', kind: 'page', item: id, after: { revision: no } })
    return pageIn(ctx, tx, id)
  })
}
