import type { Page } from '@storefront/contract/entities/common'
import type { VoucherHolder } from '@storefront/contract/entities/wallet/voucher'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { inLanguage, shortTranslations, type TranslatedRow } from '../../../lib/translation'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { narrow, type Selection, type Slice } from '../../../db/selection'

interface HolderRow extends PictureRow, TranslatedRow {
  id: number
  name: string
  quantity: number
  available: number
  end_at: string | null
  product_id: number | null
  product_name: string
  product_price: number
}

const shape: ListShape = {
  table: 'pickup_voucher_holder',
  columns: `t.id, t.name, t.quantity, t.available, t.end_at, p.id as product_id, p.name as product_name, ${shortTranslations('p')} as translations, least(p.price, p.promotion_price) as product_price, ${PICTURE_COLUMNS}`,
  joins: `left join product p on p.tenant_id = $1 and p.id = t.product_id and p.is_active
    left join image im on im.tenant_id = $1 and im.id = p.main_image_id`,
  orderings: {},
  search: [],
}

/** The next to end first. */
const ORDER = 't.end_at nulls last, t.id'

function present(ctx: Ctx, row: HolderRow): VoucherHolder {
  const { id, name, quantity, available } = row
  return {
    id,
    ctype: 'shop.pickupvoucher',
    name,
    product:
      row.product_id === null
        ? null
        : {
            id: row.product_id,
            name: inLanguage(ctx, 'product', { ...row, name: row.product_name }).name,
            price: amount(ctx, row.product_price),
            main_image: pictureOf(ctx.ports.storage, row),
          },
    quantity,
    available,
    end: row.end_at && new Date(row.end_at).toISOString(),
  }
}

/** Returns one kind of the caller's vouchers, also when nothing is left to fetch. */
export async function readVoucher(ctx: UserCtx, id: number): Promise<VoucherHolder | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`).where(`t.id = ${sql.param(id)}`)
  const [row] = (await ctx.db.read((tx) => runList<HolderRow>(tx, sql, shape, 't.id', { limit: 1 }))).results
  return row ? present(ctx, row) : fail('notFound')
}

/** Returns the caller's vouchers of which something is left to fetch; a visitor has none. */
export async function vouchersOf(ctx: Ctx, selection: Selection, page: Partial<Slice>): Promise<Page<VoucherHolder>> {
  if (!ctx.user) return { count: 0, results: [] }
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  sql.where('t.available > 0').where(`(t.end_at is null or t.end_at > ${sql.param(ctx.now)})`)
  const order = narrow(sql, shape, selection, ORDER)
  const { count, results } = await ctx.db.read((tx) => runList<HolderRow>(tx, sql, shape, order, page))
  return { count, results: results.map((row) => present(ctx, row)) }
}
