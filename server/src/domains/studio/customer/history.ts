import { isMoneyBalance } from '@storefront/contract/domain/wallet/balance-kinds'
import { toDecimal } from '@storefront/contract/domain/money'
import { ownCouponState } from '@storefront/contract/domain/wallet/user-coupon'
import type { StudioCustomerDetail } from '@storefront/contract/entities/studio/customer'
import type { BalanceKind } from '@storefront/contract/domain/wallet/balance-kinds'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { hasText, translate } from '../../../core/i18n'
import { pendingCoins } from '../../promotion/coins/order-award'
import { validityOf } from '../../wallet/user-coupon/presenter'
import type { UserCouponRow } from '../../wallet/user-coupon/queries'

/** Number of rows of each part, the newest first. */
const LATEST = 20
const OF_USER = `t.tenant_id = $1 and t.user_id = $2 order by t.id desc limit ${LATEST}`
const SQL = {
  orders: `select t.id, t.number, t.status, t.total, t.created_at from shop_order t where ${OF_USER}`,
  coupons: `select t.id, t.status, t.start_at, t.end_at, t.created_at, c.label from user_coupon t
    join coupon c on c.tenant_id = $1 and c.id = t.coupon_id where ${OF_USER}`,
  cards: `select t.id, t.code, t.end_at, t.created_at, c.name from user_membership_card t
    join membership_card c on c.tenant_id = $1 and c.id = t.card_id where ${OF_USER}`,
  balances:
    'select t.kind, t.amount from balance t where t.tenant_id = $1 and t.user_id = $2 and t.amount <> 0 order by t.kind',
  entries: `select t.id, t.kind, t.change, t.after, t.reason, t.created_at from balance_record t where ${OF_USER}`,
} as const

interface OrderRow {
  id: number
  number: string
  status: string
  total: number
  created_at: string
}
type CouponRow = Pick<UserCouponRow, 'id' | 'status' | 'start_at' | 'end_at'> & { label: string; created_at: string }
interface CardRow {
  id: number
  code: string
  name: string
  end_at: string | null
  created_at: string
}
interface EntryRow {
  id: number
  kind: BalanceKind
  change: number
  after: number
  reason: string
  created_at: string
}

const moment = (text: string): string => new Date(text).toISOString()
const momentOrNull = (text: string | null): string | null => text && moment(text)
const textOf = (ctx: UserCtx, key: string, other: string): string =>
  hasText(key) ? translate(ctx.language, key) : other

/** Reads the history of a customer: the latest orders, coupons, cards, and changes of money and coins. */
export async function readHistory(
  ctx: UserCtx,
  tx: Connection,
  id: number,
): Promise<Pick<StudioCustomerDetail, 'orders' | 'coupons' | 'cards' | 'balances' | 'pending_coins' | 'entries'>> {
  const key = [ctx.tenant.id, id]
  const money = (minor: number) => toDecimal(Number(minor), ctx.tenant.currency.exponent)
  const amountOf = (kind: BalanceKind, minor: number) => (isMoneyBalance(kind) ? money(minor) : String(minor))
  const orders = await tx.rows<OrderRow>(SQL.orders, key)
  const coupons = await tx.rows<CouponRow>(SQL.coupons, key)
  const cards = await tx.rows<CardRow>(SQL.cards, key)
  const balances = await tx.rows<{ kind: BalanceKind; amount: number }>(SQL.balances, key)
  const entries = await tx.rows<EntryRow>(SQL.entries, key)
  const pending = await pendingCoins(tx, ctx.tenant.id, [id])
  return {
    orders: orders.map(({ id: order, number, status, total, created_at }) => ({
      ...{ id: order, number, status, total: money(total), created: moment(created_at) },
      status_display: textOf(ctx, `orders.status.${status}`, status),
    })),
    coupons: coupons.map((row) => {
      const status = ownCouponState(validityOf(row), ctx.now.getTime())
      const status_display = translate(ctx.language, `wallet.couponStatus.${status}`)
      return {
        id: row.id,
        label: row.label,
        status,
        status_display,
        end: momentOrNull(row.end_at),
        created: moment(row.created_at),
      }
    }),
    cards: cards.map(({ id: card, name, code, end_at, created_at }) => ({
      id: card,
      name,
      code,
      end: momentOrNull(end_at),
      created: moment(created_at),
    })),
    balances: balances.map(({ kind, amount }) => ({ kind, amount: amountOf(kind, amount) })),
    pending_coins: pending(id),
    entries: entries.map(({ id: entry, kind, change, after, reason, created_at }) => ({
      ...{ id: entry, kind, change: amountOf(kind, change), after: amountOf(kind, after), created: moment(created_at) },
      reason_display: textOf(
        ctx,
        `wallet.balanceReason.${reason}`,
        translate(ctx.language, 'wallet.balanceReason.other'),
      ),
    })),
  }
}
