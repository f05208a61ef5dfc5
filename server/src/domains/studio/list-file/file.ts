import { LIST_OFFSET_MAX, PAGE_SIZE_MAX } from '@storefront/contract/constants'
import { keysOf } from '@storefront/contract/domain/keys-of'
import type { ExportFormat } from '@storefront/contract/domain/orders/order-export'
import type { EndpointRow } from '@storefront/contract/endpoints/define'
import { type ListFileName, listFileNames, listFileRows } from '@storefront/contract/endpoints/studio/list-file'
import type { SpreadsheetFile } from '@storefront/contract/entities/studio/spreadsheet'
import { hasPermission } from '@storefront/contract/has-permission'
import { badPart } from '../../../core/bad-request'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { type Checker, checkerOf } from '../../../http/call/validate'
import { dayOf } from '../../../lib/day'
import { csvOf } from '../../ops/export/csv'
import { writeAuditEntry } from '../audit/record'
import { shownMobile } from '../customer/holder'
import { storeRows, storeSheet } from '../spreadsheet/file'
import { listFiles } from './lists'

type Filters = Readonly<Record<string, string>>

/** An item of any list: each has one of these. */
interface Item {
  readonly id?: number
  readonly number?: string
  readonly uuid?: string
}

/** A list as a file, whose columns take the items that it reads itself. */
interface AnyListFile {
  readonly read: (ctx: UserCtx, query: object) => Promise<{ readonly results: readonly Item[] } | Failure>
  readonly columns: Readonly<Record<string, (item: Item, ctx: UserCtx) => string | number | null | undefined>>
}

/** The column of mobile numbers, in every list that has one. */
const MOBILE = 'mobile'
/** A page is the file's own. */
const PAGING = ['limit', 'offset']

const checkers = Object.fromEntries(
  listFileNames.map((name) => [name, checkerOf(listFileRows[name].query, 'query')]),
) as Readonly<Record<ListFileName, Checker>>

/** Returns the query of a page with filters as the list itself takes them. */
function queryOf(ctx: UserCtx, name: ListFileName, filters: Filters, offset: number): object | Failure {
  const { properties }: NonNullable<EndpointRow['query']> = listFileRows[name].query
  const strange = Object.keys(filters).find((key) => PAGING.includes(key) || !Object.hasOwn(properties, key))
  if (strange !== undefined) return badPart(`filters.${strange}`, 'notOffered', {}, ctx.language)
  const query = checkers[name]({ ...filters, limit: String(PAGE_SIZE_MAX), offset: String(offset) }, ctx)
  return query instanceof Failure ? query : (query.value as object)
}

/** Returns a cell for this caller: whole mobile numbers leave in a file with the permission alone. */
const cellFor = (ctx: UserCtx, column: string, text: string): string =>
  column === MOBILE ? shownMobile(ctx, text) : text

/** Returns the cells of all rows that fit; each row once, though a new one moves those after it to the next page. */
async function readRows(ctx: UserCtx, name: ListFileName, filters: Filters): Promise<string[][] | Failure> {
  const { read, columns } = listFiles[name] as unknown as AnyListFile
  const rows = new Map<string, string[]>()
  for (let offset = 0; offset <= LIST_OFFSET_MAX; offset += PAGE_SIZE_MAX) {
    const query = queryOf(ctx, name, filters, offset)
    if (query instanceof Failure) return query
    const page = await read(ctx, query)
    if (page instanceof Failure) return page
    for (const item of page.results) {
      const cells = Object.entries(columns).map(([name, cell]) => cellFor(ctx, name, String(cell(item, ctx) ?? '')))
      rows.set(String(item.id ?? item.number ?? item.uuid), cells)
    }
    if (page.results.length < PAGE_SIZE_MAX) return [...rows.values()]
  }
  return fail('listFileTooLarge', { rows: LIST_OFFSET_MAX })
}

/**
 * Writes the rows of a list that fit its filters as a file. The caller needs the permission of the list; more than
 * `LIST_OFFSET_MAX` rows are `listFileTooLarge`.
 */
export async function writeListFile(
  ctx: UserCtx,
  name: ListFileName,
  { filters, format }: { filters: Filters; format: ExportFormat },
): Promise<SpreadsheetFile | Failure> {
  if (!hasPermission(ctx.perms, listFileRows[name].auth)) return fail('forbidden')
  const rows = await readRows(ctx, name, filters)
  if (rows instanceof Failure) return rows
  const heads = keysOf(listFiles[name].columns).map((column) =>
    translate(ctx.language, `studio.listFile.columns.${column}`),
  )
  const table = [heads, ...rows]
  const key = format === 'csv' ? await storeRows(ctx, await csvOf(table), 'csv') : await storeSheet(ctx, table)
  const after = { rows: rows.length, format }
  await ctx.db.tx((tx) => writeAuditEntry(ctx, tx, { action: 'create', kind: 'spreadsheet', item: name, after }))
  const title = translate(ctx.language, `studio.listFile.titles.${name}`)
  const fileName = `${title}-${dayOf(ctx.tenant, ctx.now)}.${format}`
  return { url: await ctx.ports.storage.privateUrl(key, fileName), name: fileName, rows: rows.length }
}
