import {
  appealEnd,
  givesMoney,
  type ReturnAction,
  returnActions,
} from '@storefront/contract/domain/after-sales/order-return'
import { trackingPage } from '@storefront/contract/domain/orders/carriers'
import { ORDER_CONFIRM_DAYS } from '@storefront/contract/constants'
import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { translate } from '../../../core/i18n'
import type { Ctx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { pictureOf } from '../../../lib/picture'
import { presentRefund } from '../refund/presenter'
import type { ReturnLogRow, ReturnRow } from './queries'

const iso = (text: string) => new Date(text).toISOString()

/** Steps that the resulting status does not name. */
const namedSteps = ['appeal', 'uphold', 'reopen', 'call_off'] as const

function stepName(ctx: Ctx, { action, actor, to_status }: ReturnLogRow): string {
  const step = namedSteps.find((name) => name === action)
  if (step) return translate(ctx.language, `afterSales.returnStep.${step}`)
  if (action === 'apply' && actor === 'operator') return translate(ctx.language, 'afterSales.bySeller')
  return translate(ctx.language, `afterSales.returnStatus.${to_status}`)
}

/** Returns the moment until which the buyer of a refused return can appeal; null where nobody can. */
export function appealEndOf(ctx: Pick<Ctx, 'now'>, { status, logs, appealed_at }: ReturnRow): Date | null {
  const refusal = status === 'refused' ? logs.findLast(({ action }) => action === 'refuse') : undefined
  return appealEnd(ctx.now, {
    refusedAt: refusal ? new Date(refusal.created_at) : null,
    appealedAt: appealed_at === null ? null : new Date(appealed_at),
  })
}

/** Returns the actions that the caller can take now. */
function actionsOf(ctx: Ctx, row: ReturnRow, who: 'owner' | 'operator', canAppeal: boolean): ReturnAction[] {
  const actions = returnActions(row.kind, row.status, who).filter((action) => action !== 'appeal' || canAppeal)
  const isJudge = who === 'operator' && hasPermission(ctx.perms, permissions.judgeAppeal)
  return isJudge ? [...actions, ...returnActions(row.kind, row.status, 'judge')] : actions
}

const DAY_MS = 86_400_000

/** Returns the replacement of an exchange with its parcel; null for a return of money. */
function exchangeOf(ctx: Ctx, row: ReturnRow): OrderReturn['exchange'] {
  if (row.replacement_id === null) return null
  const page = trackingPage(row.sent_carrier, row.sent_tracking_no, ctx.tenant.country.code)
  const sending = row.status === 'resent' ? row.logs.findLast(({ action }) => action === 'resend') : undefined
  return {
    from_label: row.from_label,
    to_label: row.variant_label,
    carrier: row.sent_carrier,
    tracking_no: row.sent_tracking_no,
    ...(page !== null && { tracking_page: page }),
    confirm_until: sending
      ? new Date(Date.parse(sending.created_at) + ORDER_CONFIRM_DAYS.shipped * DAY_MS).toISOString()
      : null,
  }
}

/** Returns a return as its owner or, with `who`, an operator sees it. */
export function presentReturn(ctx: Ctx, row: ReturnRow, who: 'owner' | 'operator'): OrderReturn {
  const { storage } = ctx.ports
  const appealUntil = who === 'owner' ? appealEndOf(ctx, row) : null
  return {
    number: row.number,
    order_number: row.order_number,
    order_id: who === 'operator' ? row.order_id : null,
    kind: row.kind,
    kind_display: translate(ctx.language, `afterSales.returnKind.${row.kind}`),
    status: row.status,
    status_display: translate(ctx.language, `afterSales.returnStatus.${row.status}`),
    line: {
      id: row.line_id,
      product_id: row.product_id,
      product_name: row.product_name,
      attributes_label: row.attributes_label,
      image: pictureOf(storage, row.image),
      upit: amount(ctx, row.upit),
      quantity: row.line_quantity,
    },
    quantity: row.quantity,
    amount: amount(ctx, row.amount),
    shipping: amount(ctx, row.shipping),
    diamonds: row.diamonds,
    vouchers: row.holder_id === null || !givesMoney(row.kind) ? 0 : row.quantity,
    exchange: exchangeOf(ctx, row),
    refund: row.refund && presentRefund(ctx, row.refund, who),
    reason: row.reason,
    description: row.description,
    images: row.pictures.flatMap((picture) => pictureOf(storage, picture) ?? []),
    carrier: row.carrier,
    tracking_no: row.tracking_no,
    created: iso(row.created_at),
    appeal:
      row.appealed_at === null
        ? null
        : {
            text: row.appeal_text,
            images: row.appeal_pictures.flatMap((picture) => pictureOf(storage, picture) ?? []),
            created: iso(row.appealed_at),
          },
    appeal_until: appealUntil?.toISOString() ?? null,
    logs: row.logs.map((log) => ({
      action: log.action,
      status: log.to_status,
      status_display: stepName(ctx, log),
      actor: log.actor,
      note: log.note,
      created: iso(log.created_at),
    })),
    actions: actionsOf(ctx, row, who, appealUntil !== null),
  }
}
