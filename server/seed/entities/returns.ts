import { ledgerEntry, orderReturn, orderReturnLog, refund } from '../../src/db/schema'
import type { ReturnAction, ReturnStatus } from '@storefront/contract/domain/order-return'
import type { ReturnSeed } from '../data/types'
import { insertAll, type Scene } from './insert'
import { later } from './moment'
import type { SeededOrder } from './orders'

type Step = readonly [action: ReturnAction | 'apply', to: ReturnStatus, actor: 'owner' | 'operator' | 'system', hoursLater: number]

const applied: Step = ['apply', 'applied', 'owner', 0]
const agreed: Step = ['agree', 'agreed', 'operator', 5]

/** How a return came to where it stands (contract/domain/order-return). */
function stepsOf({ kind, status }: ReturnSeed): Step[] {
  if (status === 'refused') return [applied, ['refuse', 'refused', 'operator', 5]]
  const whole: Step[] =
    kind === 'refund_only'
      ? [applied, agreed, ['refund', 'refunded', 'system', 5.1]]
      : [applied, agreed, ['ship', 'shipped_back', 'owner', 9], ['receive', 'received', 'operator', 40], ['refund', 'refunded', 'system', 40.1]]
  return whole.slice(0, whole.findIndex(([, to]) => to === status) + 1)
}

/** Returns of the demo's orders with their logs, and the money of those that are refunded. */
export async function seedReturns(scene: Scene, orders: readonly SeededOrder[], operator: number): Promise<void> {
  const { q, tenantId } = scene
  const all = orders
    .flatMap((order) => (order.o.after?.returns ?? []).map((r) => ({ order, r, line: order.lines[r.line], steps: stepsOf(r) })))
    .map((row, i) => ({ ...row, id: i + 1, at: later(row.order.created, row.r.after) }))
  await insertAll(
    q,
    orderReturn,
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
      unsent: 0,
      amount: r.quantity * (line?.upit ?? 0),
      reason: r.reason,
      description: r.description,
      carrier: r.waybill?.carrier ?? '',
      trackingNo: r.waybill?.trackingNo ?? '',
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
      note: action === 'agree' || action === 'refuse' ? (r.answer ?? '') : '',
      createdAt: later(at, hours),
    })),
  )
  await insertAll(
    q,
    orderReturnLog,
    logs.map((log, i) => ({ ...log, id: i + 1 })),
  )
  const done = all.filter(({ r }) => r.status === 'refunded')
  await seedRefunds(
    scene,
    done.map(({ id, order, r, line, steps, at }) => ({
      orderId: order.id,
      returnId: id,
      number: r.number,
      amount: r.quantity * (line?.upit ?? 0),
      at: later(at, steps.at(-1)?.[3] ?? 0),
    })),
  )
}

/** Money of a return that went back, by hand as it had come. */
async function seedRefunds(
  { q, tenantId }: Scene,
  done: readonly { orderId: number; returnId: number; number: string; amount: number; at: Date }[],
): Promise<void> {
  await insertAll(
    q,
    refund,
    done.map(({ orderId, returnId, number, amount, at }, i) => ({
      tenantId,
      id: i + 1,
      orderId,
      returnId,
      amount,
      isSurplus: false,
      outRefundNo: number,
      state: 'done' as const,
      createdAt: at,
      doneAt: at,
    })),
  )
  await insertAll(
    q,
    ledgerEntry,
    done.map(({ orderId, number, amount, at }) => ({
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
