import { returnActions } from '@storefront/contract/domain/after-sales/order-return'
import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import { translate } from '../../../core/i18n'
import type { Ctx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { pictureOf } from '../../../lib/picture'
import { presentRefund } from '../refund/presenter'
import type { ReturnRow } from './queries'

const iso = (text: string) => new Date(text).toISOString()

/** Returns a return as its owner or, with `who`, an operator sees it. */
export function presentReturn(ctx: Ctx, row: ReturnRow, who: 'owner' | 'operator'): OrderReturn {
  const { storage } = ctx.ports
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
    vouchers: row.holder_id === null ? 0 : row.quantity,
    refund: row.refund && presentRefund(ctx, row.refund, who),
    reason: row.reason,
    description: row.description,
    images: row.pictures.flatMap((picture) => pictureOf(storage, picture) ?? []),
    carrier: row.carrier,
    tracking_no: row.tracking_no,
    created: iso(row.created_at),
    logs: row.logs.map(({ action, to_status, actor, note, created_at }) => ({
      action,
      status: to_status,
      status_display:
        action === 'apply' && actor === 'operator'
          ? translate(ctx.language, 'afterSales.bySeller')
          : translate(ctx.language, `afterSales.returnStatus.${to_status}`),
      actor,
      note,
      created: iso(created_at),
    })),
    actions: returnActions(row.kind, row.status, who),
  }
}
