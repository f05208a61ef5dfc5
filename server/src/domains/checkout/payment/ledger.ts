import { insert } from '../../../db/insert'
import type { Connection } from '../../../db'
import type { PaymentVendor } from '../../../core/ports.types'
import type { JobCtx } from '../../../core/context.types'

/** Money that moved, in minor units: above zero came in, below zero went back. */
export interface LedgerMovement {
  orderId: number
  kind: 'payment' | 'refund'
  /** `hand` is money that no vendor knows of. */
  vendor: PaymentVendor | 'fund' | 'hand'
  amount: number
  /** The number by which the vendor knows it; a number is written down once. */
  ref: string
}

/** Writes down, in the transaction that knows of it, that money moved. */
export async function recordMovement(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant' | 'now'>,
  movement: LedgerMovement,
): Promise<void> {
  await insert(
    tx,
    'ledger_entry',
    { tenantId: ctx.tenant.id, ...movement, createdAt: ctx.now },
    { ignoreConflicts: true },
  )
}
