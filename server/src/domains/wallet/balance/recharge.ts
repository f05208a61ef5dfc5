import { formatPrice } from '@storefront/contract/domain/money'
import type { Page } from '@storefront/contract/entities/common'
import type { Order } from '@storefront/contract/entities/orders/order'
import type { Recharge } from '@storefront/contract/entities/wallet/balance'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { compactDay } from '../../../lib/day'
import { randomCode } from '../../../lib/random'
import { requireBoundMobile } from '../../account/profile/bind-mobile'
import { presentOrder } from '../../orders/order/presenter'
import { findOrderLines, ORDER_COLUMNS, type OrderRow } from '../../orders/order/record'

interface RechargeRow {
  id: number
  amount: number
  gift: number
}
const present = (ctx: UserCtx, row: RechargeRow): Recharge => ({
  id: row.id,
  amount: amount(ctx, row.amount),
  gift: amount(ctx, row.gift),
})

/** Lists the recharges on offer, the smallest first. */
export async function listRecharges(ctx: UserCtx): Promise<Page<Recharge>> {
  const rows = await ctx.db.read((tx) =>
    tx.rows<RechargeRow>(
      'select id, amount, gift from recharge where tenant_id = $1 and is_active order by amount, id',
      [ctx.tenant.id],
      'recharge_list',
    ),
  )
  return { count: rows.length, results: rows.map((row) => present(ctx, row)) }
}

const WRITE = `with r as (
    select id, amount, gift from recharge where tenant_id = $1 and id = $2 and is_active
  ), t as (
    insert into shop_order as t (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, note, created_at, pay_before)
    select $1, $3, $4, 'unpaid', r.amount, 0, 0, r.amount, true, '', $5, $6 from r returning ${ORDER_COLUMNS}
  ), l as (
    insert into order_line (tenant_id, order_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved)
    select $1, t.id, $7, 'shop.rechargeorderline', '', r.amount, r.amount, 1, false from t, r returning id
  ), g as (
    insert into order_log (tenant_id, order_id, action, to_status, actor, user_id, created_at) select $1, t.id, 'submit', 'unpaid', 'owner', $4, $5 from t returning id
  ), d as (
    insert into job (tenant_id, kind, key, run_at, attempts) select $1, 'order_expire', t.id::text, $6, 0 from t returning id
  ), o as (
    insert into recharge_order (tenant_id, order_id, recharge_id, amount, gift) select $1, t.id, r.id, r.amount, r.gift from t, r returning order_id
  )
  select * from t`

/** Creates an order of a recharge (spec 7: quick_submit). The amount to be credited is stored as it was offered. */
export function submitRecharge(ctx: UserCtx, id: number): Promise<Order | Failure> {
  return ctx.db.tx(async (tx) => {
    const unbound = requireBoundMobile(ctx)
    if (unbound) return unbound
    const [offer] = await tx.rows<RechargeRow>(
      'select id, amount, gift from recharge where tenant_id = $1 and id = $2 and is_active',
      [ctx.tenant.id, id],
    )
    if (!offer) return fail('notFound')
    // A balance cannot pay a recharge.
    if (!ctx.tenant.accounts.takesPayments) return fail('shopNotOpen')
    const name = translate(ctx.language, 'wallet.rechargeOf', {
      amount: formatPrice(amount(ctx, offer.amount), ctx.tenant.currency),
    })
    const number = `${compactDay(ctx.tenant, ctx.now)}${randomCode(8)}`
    const before = new Date(ctx.now.getTime() + ctx.tenant.country.payMinutes * 60_000)
    const [order] = await tx.rows<OrderRow>(
      WRITE,
      [ctx.tenant.id, id, number, ctx.user.id, ctx.now, before, name],
      'recharge_write',
    )
    return order ? presentOrder(ctx, order, await findOrderLines(tx, ctx.tenant.id, [order.id])) : fail('notFound')
  })
}
