import { insert } from '../../../db/insert'
import type { studioBlockEndpoints } from '@storefront/contract/endpoints/studio/block'
import type { Page } from '@storefront/contract/entities/common'
import type { PageBlock, PageBlockDetail, PageDocument } from '@storefront/contract/entities/studio/page'
import type { StoredDocument } from '../../../db/stored.types'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import type { Routes } from '../../../http/call/handler'
import { writeAuditEntry } from '../audit/record'
import { currentDocument, documentPictures, storedDocument } from './document'

interface BlockRow extends Omit<PageBlock, 'at' | 'types'> {
  at: string
  doc: StoredDocument
}

const present = ({ id, name, by, at, doc }: BlockRow): PageBlock => ({
  ...{ id, name, by },
  at: new Date(at).toISOString(),
  types: doc.modules.map(({ type }) => type),
})

const SELECT =
  'select b.id, b.name, b.at, b.doc, a.name as by from page_block b join account a on a.tenant_id = $1 and a.id = b.actor_id'

/** Lists the stored blocks or templates, the newest first, at most 200. */
function listBlocks(ctx: UserCtx, kind: 'block' | 'template'): Promise<Page<PageBlock>> {
  return ctx.db.read(async (tx) => {
    const rows = await tx.rows<BlockRow>(
      `${SELECT} where b.tenant_id = $1 and b.kind = $2 order by b.id desc limit 200`,
      [ctx.tenant.id, kind],
    )
    return { count: rows.length, results: rows.map(present) }
  })
}

interface NewBlock {
  kind: 'block' | 'template'
  name: string
  doc: PageDocument
}

/** Keeps modules under a name, as they are now. */
function createBlock(ctx: UserCtx, { kind, name, doc }: NewBlock): Promise<PageBlock | Failure> {
  return ctx.db.tx(async (tx) => {
    const values = {
      tenantId: ctx.tenant.id,
      kind,
      name: name.trim(),
      doc: storedDocument(doc),
      actorId: ctx.user.id,
      at: ctx.now,
    }
    const [row] = await insert(tx, 'page_block', values, { returning: ['id'] })
    if (!row) throw new Error('a block without an id')
    await writeAuditEntry(ctx, tx, {
      action: 'create',
      kind: 'page_block',
      item: row.id,
      after: { kind, name: values.name },
    })
    return {
      id: row.id,
      name: values.name,
      types: values.doc.modules.map(({ type }) => type),
      by: ctx.user.name,
      at: ctx.now.toISOString(),
    }
  })
}

/** Returns one with its document in the present schemas. */
function readBlock(ctx: UserCtx, id: number): Promise<PageBlockDetail | Failure> {
  return ctx.db.read(async (tx) => {
    const [row] = await tx.rows<BlockRow>(`${SELECT} where b.tenant_id = $1 and b.id = $2`, [ctx.tenant.id, id])
    if (!row) return fail('notFound')
    const doc = currentDocument(row.doc)
    return { ...present(row), doc, pictures: await documentPictures(ctx, tx, doc) }
  })
}

function deleteBlock(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const rows = await tx.rows('delete from page_block where tenant_id = $1 and id = $2 returning 1', [
      ctx.tenant.id,
      id,
    ])
    if (rows.length === 0) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'page_block', item: id })
    return { ok: true as const }
  })
}

/** Handlers of contract/endpoints/studio/block. */
export const studioBlockRoutes: Routes<typeof studioBlockEndpoints> = {
  studioBlocks: (ctx, { query }) => listBlocks(ctx, query.kind),
  studioCreateBlock: (ctx, { body }) => createBlock(ctx, body),
  studioBlock: (ctx, { params }) => readBlock(ctx, params.id),
  studioDeleteBlock: (ctx, { params }) => deleteBlock(ctx, params.id),
}
