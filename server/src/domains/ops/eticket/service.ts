import { insert } from '../../../db/insert'
import { isUsable } from '@storefront/contract/domain/wallet/eticket'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsCard, Verification } from '@storefront/contract/entities/ops'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { minuteOf } from '../../../lib/day'
import { applyQuery, type QueryShape, ListSql, runList } from '../../../db/list'
import { pictureOf, type PictureRow, pictureSql } from '../../../lib/picture'
import { presentTicket } from '../../wallet/eticket/presenter'
import { TICKET_COLUMNS, type TicketRow, toStoredTicket } from '../../wallet/eticket/record'

/** By the row's id, or by the number that its code holds. */
export type TicketKey = { id: number } | { num: string }

interface OpsCardRow extends TicketRow {
  order_number: string
  line_id: number
  product_id: number
  product_name: string
  attributes_label: string
  upit: number
  quantity: number
  image: PictureRow | null
  used_by: string | null
}

const SELECT = `select ${TICKET_COLUMNS}, o.number as order_number, v.line_id, l.product_id, l.product_name, l.attributes_label, l.upit, l.quantity,
    ${pictureSql('l.image_id')} as image,
    (select a.name from verification f join account a on a.tenant_id = $1 and a.id = f.user_id
      where f.tenant_id = $1 and f.card_id = v.id order by f.id desc limit 1) as used_by
  from virtual_card v join order_line l on l.tenant_id = $1 and l.id = v.line_id
  join shop_order o on o.tenant_id = $1 and o.id = v.order_id where v.tenant_id = $1 and`

/** Normalises a typed code: removes spaces and converts to upper case. */
const parseTicketCode = (text: string): string => text.replace(/\s/g, '').toUpperCase()

async function find(ctx: UserCtx, tx: Connection, key: TicketKey): Promise<OpsCardRow | undefined> {
  const [row] =
    'id' in key
      ? await tx.rows<OpsCardRow>(`${SELECT} v.id = $2`, [ctx.tenant.id, key.id])
      : await tx.rows<OpsCardRow>(`${SELECT} v.num = $2`, [ctx.tenant.id, parseTicketCode(key.num)])
  return row
}

function present(ctx: UserCtx, row: OpsCardRow): OpsCard {
  return {
    ...presentTicket(ctx, row),
    order_number: row.order_number,
    line: {
      id: row.line_id,
      product_id: row.product_id,
      product_name: row.product_name,
      attributes_label: row.attributes_label,
      image: pictureOf(ctx.ports.storage, row.image),
      upit: amount(ctx, row.upit),
      quantity: row.quantity,
    },
    is_usable: isUsable(toStoredTicket(row), ctx.now.getTime()),
    used_by: row.used_by,
  }
}

/** Returns a ticket before it is used; cardNotFound for no ticket. */
export async function readTicket(ctx: UserCtx, key: TicketKey): Promise<OpsCard | Failure> {
  const row = await ctx.db.read((tx) => find(ctx, tx, key))
  return row ? present(ctx, row) : fail('cardNotFound')
}

const USE = `update virtual_card set status = 'used', used_at = $3 where tenant_id = $1 and id = $2 and status = 'unused'
  and start_at <= $3 and (end_at is null or end_at > $3) returning 1`

/** Uses a ticket: one conditional statement, so that of many who scan it at once one lets in. */
export function redeemTicket(ctx: UserCtx, key: TicketKey): Promise<OpsCard | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await find(ctx, tx, key)
    if (!row) return fail('cardNotFound')
    if ((await tx.rows(USE, [ctx.tenant.id, row.id, ctx.now], 'card_use')).length === 0)
      return ticketFailure(ctx, (await find(ctx, tx, { id: row.id })) ?? row)
    await insert(tx, 'verification', {
      tenantId: ctx.tenant.id,
      cardId: row.id,
      userId: ctx.user.id,
      createdAt: ctx.now,
    })
    return present(ctx, (await find(ctx, tx, { id: row.id })) ?? row)
  })
}

function ticketFailure(ctx: UserCtx, row: OpsCardRow): Failure {
  const { status } = presentTicket(ctx, row)
  if (status === 'used') return fail('cardUsed', { time: minuteOf(ctx.tenant, new Date(row.used_at ?? ctx.now)) })
  if (status === 'inactive') return fail('cardInactive')
  return fail(status === 'expired' ? 'cardExpired' : 'cardNotBegun')
}

interface VerificationRow {
  id: number
  card_id: number
  num: string
  product_name: string
  attributes_label: string
  contact_name: string
  contact_mobile: string
  by: string
  created_at: string
}

const CARD =
  'from virtual_card v join order_line l on l.tenant_id = $1 and l.id = v.line_id where v.tenant_id = $1 and v.id = t.card_id'

const shape: QueryShape = {
  table: 'verification',
  columns:
    't.id, t.card_id, v.num, l.product_name, l.attributes_label, v.contact_name, v.contact_mobile, a.name as by, t.created_at',
  joins: `join virtual_card v on v.tenant_id = $1 and v.id = t.card_id join order_line l on l.tenant_id = $1 and l.id = v.line_id
    join account a on a.tenant_id = $1 and a.id = t.user_id`,
  orderings: {},
  search: [`(select v.num || ' ' || l.product_name || ' ' || v.contact_name || ' ' || v.contact_mobile ${CARD})`],
  moment: 't.created_at',
}

/** Tickets used, by whom; with `mine` those that the caller let in. The newest first. */
export async function listVerifications(
  ctx: UserCtx,
  query: ListQuery,
  mine: boolean,
): Promise<Page<Verification> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  if (mine) sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<VerificationRow>(tx, sql, shape, 't.id desc', query))
  return {
    count,
    results: results.map(({ contact_name, contact_mobile, created_at, ...row }) => ({
      id: row.id,
      card_id: row.card_id,
      num: row.num,
      product_name: row.product_name,
      attributes_label: row.attributes_label,
      contacts: { name: contact_name, mobile: contact_mobile },
      by: row.by,
      created: new Date(created_at).toISOString(),
    })),
  }
}
