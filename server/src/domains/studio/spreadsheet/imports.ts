import type { SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import type { Page } from '@storefront/contract/entities/common'
import type { SheetImport } from '@storefront/contract/entities/studio/spreadsheet'
import { hasPermission } from '@storefront/contract/has-permission'
import { studioPermissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { type ListShape, ListSql, runList } from '../../../db/list'
import type { Tables } from '../../../db/tables.generated'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { UNDO_MS } from './import-record'
import { sheetKind } from './kinds'

/** Items that are named of those that an undo left. */
const LEFTOVERS_MAX = 200

type ImportRow = Pick<
  Tables['sheet_import'],
  | 'id'
  | 'kind'
  | 'name'
  | 'rows'
  | 'created'
  | 'updated'
  | 'with_cost'
  | 'status'
  | 'total'
  | 'undone'
  | 'remaining'
  | 'applied_at'
> & {
  readonly by: string
  readonly leftovers: SheetImport['leftovers']
  readonly pictures: SheetImport['pictures']
}

const COLUMNS = `t.id, t.kind, t.name, a.name as by, t.rows, t.created, t.updated, t.with_cost, t.status, t.total, t.undone, t.remaining, t.applied_at,
    (select coalesce(json_agg(json_build_object('product', l.product_id, 'name', p.name, 'reason', l.reason) order by l.id), '[]')
      from (select s.id, s.product_id, s.reason from sheet_import_step s
        where s.tenant_id = $1 and s.import_id = t.id and s.state = 'left' order by s.id limit ${LEFTOVERS_MAX}) l
      join product p on p.tenant_id = $1 and p.id = l.product_id) as leftovers,
    (select json_build_object('waiting', count(*) filter (where r.state = 'waiting'), 'failed', count(*) filter (where r.state = 'failed'))
      from spreadsheet_plan f join picture_request r on r.tenant_id = $1 and r.plan_id = f.id
      where f.tenant_id = $1 and f.import_id = t.id) as pictures`
const USER = 'join account a on a.tenant_id = $1 and a.id = t.user_id'
const ONE = `select ${COLUMNS} from sheet_import t ${USER} where t.tenant_id = $1 and t.id = $2`
const shape: ListShape = { table: 'sheet_import', columns: COLUMNS, joins: USER, orderings: {}, search: [] }

/** Whether the caller may undo an import: as its own permission, and that of purchase prices if it wrote them. */
export const mayUndo = ({ perms }: UserCtx, { with_cost }: Pick<ImportRow, 'with_cost'>): boolean =>
  !with_cost || hasPermission(perms, studioPermissions.readCost)

/** Returns the moment until which an import can be undone. */
export const undoEnd = ({ applied_at }: Pick<ImportRow, 'applied_at'>): Date =>
  new Date(new Date(applied_at).getTime() + UNDO_MS)

/** Returns an import as staff see it. */
export function presentImport(ctx: UserCtx, row: ImportRow): SheetImport {
  const { id, kind, name, by, created, updated, status, total, undone, remaining, applied_at, leftovers, pictures } =
    row
  return {
    ...{ id, kind, name, by, created, updated, status, total, undone, left: remaining, leftovers, pictures },
    rows: Math.max(row.rows, created + updated),
    applied: new Date(applied_at).toISOString(),
    can_undo:
      (status === 'applying' || ((status === 'applied' || status === 'failed') && total > 0)) &&
      ctx.now < undoEnd(row) &&
      mayUndo(ctx, row),
    undo_until: undoEnd(row).toISOString(),
  }
}

/** Returns the shop's imports of a kind, the newest first. */
export async function listImports(
  ctx: UserCtx,
  name: SpreadsheetKind,
  page: { limit?: number; offset?: number },
): Promise<Page<SheetImport> | Failure> {
  const kind = sheetKind(ctx, name)
  if (kind instanceof Failure) return kind
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.kind = ${sql.param(name)}`)
  const { count, results } = await ctx.db.read((tx) => runList<ImportRow>(tx, sql, shape, 't.id desc', page))
  return { count, results: results.map((row) => presentImport(ctx, row)) }
}

/** Returns an import; notFound for none, forbidden for staff who may not edit what it is about. */
export async function findImport(ctx: UserCtx, tx: Connection, id: number): Promise<ImportRow | Failure> {
  const [row] = await tx.rows<ImportRow>(ONE, [ctx.tenant.id, id])
  if (!row) return fail('notFound')
  const kind = sheetKind(ctx, row.kind)
  return kind instanceof Failure ? kind : row
}

/** Returns an import with the progress of its undo. */
export async function readImport(ctx: UserCtx, id: number): Promise<SheetImport | Failure> {
  const row = await ctx.db.read((tx) => findImport(ctx, tx, id))
  return row instanceof Failure ? row : presentImport(ctx, row)
}
