import { insert } from '../../server/src/db/insert'
import { REFUND_ATTEMPTS_MAX } from '@storefront/contract/constants'
import {
  givesMoney,
  type ReturnAction,
  type ReturnKind,
  type ReturnStatus,
} from '@storefront/contract/domain/after-sales/order-return'
import type { ReturnSeed } from '../data/types'
import type { Scene } from './insert'
import { later } from './moment'
import { wasSent } from './order-steps'
import { isPaidBack, type SeededOrder } from './orders'
import type { SeededVariant } from './products'

type Step = readonly [
  action: ReturnAction | 'apply',
  to: ReturnStatus,
  actor: 'owner' | 'operator' | 'system',
  hoursLater: number,
]

const APPEAL_HOURS = 26
const application: Step = ['apply', 'applied', 'owner', 0]
const agreement: Step = ['agree', 'agreed', 'operator', 5]

const comingBack: readonly Step[] = [
  ['ship', 'shipped_back', 'owner', 9],
  ['receive', 'received', 'operator', 40],
]
const afterAgreement: Readonly<Record<ReturnKind, readonly Step[]>> = {
  refund_only: [['refund', 'refunded', 'system', 5.1]],
  return_goods: [...comingBack, ['refund', 'refunded', 'system', 40.1]],
  exchange: [...comingBack, ['resend', 'resent', 'operator', 46], ['confirm', 'exchanged', 'owner', 110]],
}

/** Returns the words that go with a step. */
function noteOf(action: Step[0], { answer = '', appeal = '' }: ReturnSeed): string {
  if (action === 'appeal') return appeal
  return action === 'agree' || action === 'refuse' ? answer : ''
}

/** Returns the steps that led a return to its status (contract/domain/after-sales/order-return). */
function stepsOf({ kind, status }: ReturnSeed): Step[] {
  const refusal: Step = ['refuse', 'refused', 'operator', 5]
  if (status === 'refused') return [application, refusal]
  if (status === 'appealed') return [application, refusal, ['appeal', 'appealed', 'owner', APPEAL_HOURS]]
  const whole = [application, agreement, ...afterAgreement[kind]]
  return whole.slice(0, whole.findIndex(([, to]) => to === status) + 1)
}

const labelOf = (variant: SeededVariant | undefined): string =>
  variant?.variant.attributes.map(({ value }) => value).join(' / ') ?? ''

/** The replacement of an exchange with its parcel; nothing for a return of money. */
function replacementOf(sku: string, { exchange }: ReturnSeed, variants: ReadonlyMap<string, SeededVariant>) {
  const variant = exchange && variants.get(exchange.sku)
  if (!variant) return {}
  return {
    variantId: variant.id,
    fromLabel: labelOf(variants.get(sku)),
    variantLabel: labelOf(variant),
    isReserved: variant.variant.inventory !== null,
    sentCarrier: exchange.parcel.carrier,
    sentTrackingNo: exchange.parcel.trackingNo,
  }
}

/** Returns of the demo's orders with their logs, and the money of those that are refunded. */
export async function seedReturns(
  scene: Scene,
  orders: readonly SeededOrder[],
  operator: number,
  variants: ReadonlyMap<string, SeededVariant>,
): Promise<void> {
  const { tx, tenantId } = scene
  const all = orders
    .flatMap((order) =>
      (order.o.after?.returns ?? []).map((r) => ({ order, r, line: order.lines[r.line], steps: stepsOf(r) })),
    )
    .map((row, i) => ({ ...row, id: i + 1, at: later(row.order.created, row.r.after) }))
  await insert(
    tx,
    'order_return',
    all.map(({ id, order, r, line, at }) => ({
      tenantId,
      id,
      number: r.number,
      orderId: order.id,
      lineId: line?.id ?? 0,
      userId: order.userId,
      kind: r.kind,
      status: r.status,
      quantity: r.quantity,
      unsent: wasSent(order.o) ? 0 : r.quantity,
      amount: givesMoney(r.kind) ? r.quantity * (line?.upit ?? 0) : 0,
      diamonds: givesMoney(r.kind) ? r.quantity * (line?.coins ?? 0) : 0,
      ...replacementOf(order.o.lines[r.line]?.sku ?? '', r, variants),
      reason: r.reason,
      description: r.description,
      carrier: r.waybill?.carrier ?? '',
      trackingNo: r.waybill?.trackingNo ?? '',
      ...(r.appeal !== undefined && { appealText: r.appeal, appealedAt: later(at, APPEAL_HOURS) }),
      createdAt: at,
    })),
  )
  const logs = all.flatMap(({ id, order, r, steps, at }) =>
    steps.map(([action, toStatus, actor, hours], n) => ({
      tenantId,
      returnId: id,
      action,
      fromStatus: steps[n - 1]?.[1] ?? null,
      toStatus,
      actor,
      userId: actor === 'owner' ? order.userId : actor === 'operator' ? operator : null,
      note: noteOf(action, r),
      createdAt: later(at, hours),
    })),
  )
  await insert(
    tx,
    'order_return_log',
    logs.map((log, i) => ({ ...log, id: i + 1 })),
  )
  await seedRefunds(
    scene,
    all
      .filter(({ r }) => isPaidBack(r))
      .map(({ id, order, r, line, steps, at }) => ({
        orderId: order.id,
        isByVendor: order.o.after?.payment !== undefined,
        returnId: id,
        number: r.number,
        amount: r.quantity * (line?.upit ?? 0),
        refused: r.refundRefused ?? null,
        at: later(at, steps.at(-1)?.[3] ?? 0),
      })),
  )
}

interface Back {
  orderId: number
  isByVendor: boolean
  returnId: number
  number: string
  amount: number
  /** The vendor's message of refusal; null if the money went back. */
  refused: string | null
  at: Date
}

/** Stores the refunds of returns: those recorded manually like the payment, and those that a vendor refused. */
async function seedRefunds({ tx, tenantId }: Scene, rows: readonly Back[]): Promise<void> {
  const payments = await tx.rows<{ id: number; order_id: number }>(
    'select id, order_id from payment where tenant_id = $1',
    [tenantId],
  )
  const paymentOf = (orderId: number) => payments.find((one) => one.order_id === orderId)?.id ?? null
  await insert(
    tx,
    'refund',
    rows.map(({ orderId, isByVendor, returnId, number, amount, refused, at }, i) => ({
      tenantId,
      id: i + 1,
      orderId,
      paymentId: isByVendor ? paymentOf(orderId) : null,
      returnId,
      amount,
      isSurplus: false,
      outRefundNo: number,
      state: refused === null ? ('done' as const) : ('failed' as const),
      reason: refused,
      refusals: refused === null ? 0 : REFUND_ATTEMPTS_MAX,
      createdAt: at,
      doneAt: refused === null ? at : null,
    })),
  )
  const givenUp = rows.map((row, i) => ({ ...row, refundId: i + 1 })).filter(({ refused }) => refused !== null)
  await insert(
    tx,
    'refund_log',
    givenUp.map(({ refundId, refused, at }, i) => ({
      tenantId,
      id: i + 1,
      refundId,
      action: 'give_up' as const,
      toStatus: 'failed' as const,
      actor: 'system' as const,
      note: refused ?? '',
      createdAt: later(at, 1),
    })),
  )
  await insert(
    tx,
    'ledger_entry',
    rows
      .filter(({ refused }) => refused === null)
      .map(({ orderId, number, amount, at }) => ({
        tenantId,
        orderId,
        kind: 'refund' as const,
        vendor: 'hand' as const,
        amount: -amount,
        ref: number,
        createdAt: at,
      })),
  )
}
