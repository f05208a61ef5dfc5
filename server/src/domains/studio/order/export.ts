import {
  type ExportFormat,
  isPersonalColumn,
  type OrderExportColumn,
} from '@storefront/contract/domain/orders/order-export'
import type { PayMethod } from '@storefront/contract/domain/orders/order-desk'
import type { ExportTask } from '@storefront/contract/entities/forms/submission'
import { hasPermission } from '@storefront/contract/has-permission'
import { studioPermissions } from '@storefront/contract/permissions'
import { fail, Failure } from '../../../core/failure'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { addSearches } from '../../../db/list'
import { amount } from '../../../lib/amount'
import { payMethodSql } from '../../shared/pay-method'
import { minuteOf } from '../../../lib/day'
import { EXPORT_PAGE, type ExportSource } from '../../ops/export/source'
import { startExport } from '../../ops/export/task'
import { orderShape } from '../../ops/order/service'
import type { OrderRow } from '../../orders/order/record'
import { writeAuditEntry } from '../audit/record'
import { orderFilterNames, type OrderQuery, studioOrderList } from './list'

interface ExportInput extends OrderQuery {
  readonly columns: readonly OrderExportColumn[]
  readonly format: ExportFormat
}

const FILTERS = ['from', 'to', 'search', 'id', 'tab', 'urged', ...orderFilterNames] as const

type Filters = Partial<Record<(typeof FILTERS)[number], string>>

/** Returns the filters that are set, as the task stores them. */
const filtersOf = (input: OrderQuery): Filters =>
  Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = input[name]
      return value === undefined || value === '' ? [] : [[name, String(value)]]
    }),
  )

/** Returns the query of stored filters. */
const queryOf = ({ urged, ...filters }: Filters): OrderQuery =>
  ({ ...filters, ...(urged ? { urged: urged === 'true' } : {}) }) as OrderQuery

/**
 * Plans a file of the orders of the list with its filters. Columns of personal data are forbidden to staff who may not
 * read it.
 */
export function startOrderExport(ctx: UserCtx, input: ExportInput): Promise<ExportTask | Failure> {
  const { columns, format } = input
  const filters = filtersOf(input)
  if (columns.some(isPersonalColumn) && !hasPermission(ctx.perms, studioPermissions.readPersonal))
    return Promise.resolve(fail('forbidden'))
  const list = studioOrderList(ctx, input)
  if (list instanceof Failure) return Promise.resolve(list)
  return startExport(
    ctx,
    async (tx) => {
      const { list: sql } = await addSearches(tx, list.sql)
      const [row] = await tx.rows<{ count: number }>(
        `select count(*)::int as count from ${orderShape.table} t where ${sql.condition}`,
        sql.params,
      )
      return { of: { columns: [...columns] }, format, filters, total: row?.count ?? 0, title: 'orders' }
    },
    async (tx, { total }) => {
      const after = { rows: total, columns: [...columns], format }
      await writeAuditEntry(ctx, tx, { action: 'create', kind: 'spreadsheet', item: 'order', after })
    },
  )
}

interface FileRow
  extends Pick<
    OrderRow,
    | 'id'
    | 'number'
    | 'created_at'
    | 'paid_at'
    | 'status'
    | 'goods'
    | 'discount'
    | 'shipping'
    | 'total'
    | 'refunded'
    | 'address'
    | 'note'
    | 'flag'
    | 'seller_note'
  > {
  lines: string
  pieces: number
  parcels: string
  method: PayMethod | null
  reference: string
  buyer: string
  buyer_mobile: string
}

const COLUMNS = `t.id, t.number, t.created_at, t.paid_at, t.status, t.goods, t.discount, t.shipping, t.total, t.refunded, t.address, t.note, t.flag, t.seller_note,
  (select coalesce(string_agg(concat_ws(' ', l.product_name, nullif(l.attributes_label, ''), '×' || l.quantity), '; ' order by l.id), '') from order_line l
    where l.tenant_id = $1 and l.order_id = t.id) as lines,
  (select coalesce(sum(l.quantity), 0)::int from order_line l where l.tenant_id = $1 and l.order_id = t.id) as pieces,
  (select coalesce(string_agg(concat_ws(' ', d.carrier, d.tracking_no), '; ' order by d.id), '') from order_delivery d
    where d.tenant_id = $1 and d.order_id = t.id) as parcels,
  coalesce((select ${payMethodSql('p')} from payment p where p.tenant_id = $1 and p.order_id = t.id and p.state = 'paid' limit 1), f.method) as method,
  coalesce((select p.trade_no from payment p where p.tenant_id = $1 and p.order_id = t.id and p.state = 'paid' limit 1), f.reference, '') as reference,
  a.name as buyer, coalesce(a.mobile, '') as buyer_mobile`
const JOINS = `join account a on a.tenant_id = $1 and a.id = t.user_id
  left join offline_payment f on f.tenant_id = $1 and f.order_id = t.id`

type Cell = (ctx: JobCtx, row: FileRow) => string
const money =
  (of: (row: FileRow) => number): Cell =>
  (ctx, row) =>
    amount(ctx, of(row))
const minute = (of: (row: FileRow) => string | null): Cell => {
  return (ctx, row) => {
    const moment = of(row)
    return moment === null ? '' : minuteOf(ctx.tenant, new Date(moment))
  }
}

/** The cell of each column. */
const cells: Readonly<Record<OrderExportColumn, Cell>> = {
  number: (_, { number }) => number,
  created: minute(({ created_at }) => created_at),
  paid: minute(({ paid_at }) => paid_at),
  status: ({ language }, { status }) => translate(language, `orders.status.${status}`),
  goods: (_, { lines }) => lines,
  pieces: (_, { pieces }) => String(pieces),
  goods_amount: money(({ goods }) => goods),
  discount: money(({ discount }) => discount),
  shipping: money(({ shipping }) => shipping),
  total: money(({ total }) => total),
  refunded: money(({ refunded }) => refunded),
  method: ({ language }, { method }) => (method ? translate(language, `studio.payMethod.${method}`) : ''),
  reference: (_, { reference }) => reference,
  parcels: (_, { parcels }) => parcels,
  flag: ({ language }, { flag }) => (flag ? translate(language, `studio.orderFlag.${flag}`) : ''),
  buyer: (_, { buyer }) => buyer,
  buyer_mobile: (_, { buyer_mobile }) => buyer_mobile,
  recipient: (_, { address }) => address?.name ?? '',
  recipient_mobile: (_, { address }) => address?.mobile ?? '',
  address: (_, { address }) => address?.display ?? '',
  note: (_, { note }) => note,
  seller_note: (_, { seller_note }) => seller_note,
}

const isColumn = (name: string): name is OrderExportColumn => Object.hasOwn(cells, name)

/** Returns the orders that fit the filters of a list, with chosen columns. */
export function orderSource(names: readonly string[], filters: Filters): ExportSource {
  const columns = names.filter(isColumn)
  return {
    heads: (ctx) => columns.map((name) => translate(ctx.language, `studio.orderExport.${name}`)),
    page: (ctx, after) =>
      ctx.db.read(async (tx) => {
        const list = studioOrderList(ctx, queryOf(filters))
        if (list instanceof Failure) throw new Error('the filters of an export cannot be read')
        const { list: sql } = await addSearches(tx, list.sql)
        sql.where(`t.id > ${sql.param(after)}`)
        const text = `select ${COLUMNS} from (select * from ${orderShape.table} t where ${sql.condition} order by t.id limit ${EXPORT_PAGE}) t ${JOINS} order by t.id`
        const rows = await tx.rows<FileRow>(text, sql.params)
        return rows.map((row) => ({ id: row.id, cells: columns.map((name) => cells[name](ctx, row)), answers: [] }))
      }),
  }
}
