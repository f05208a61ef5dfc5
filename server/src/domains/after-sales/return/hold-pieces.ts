import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import type { OrderLineRow } from '../../orders/order/record'

const HOLD = `update order_line set exchanging = $3 where tenant_id = $1 and id = $2 and exchanging = 0 and returned = $4 and unsent = $5
  and returned + $3 <= quantity returning 1`
const RELEASE = 'update order_line set exchanging = 0 where tenant_id = $1 and id = $2'

/**
 * Keeps other returns off pieces of a line while they are exchanged, by one conditional statement; returnQuantityWrong
 * when another return of the line was faster. The line keeps its money.
 */
export async function holdPieces(
  ctx: JobCtx,
  tx: Connection,
  line: OrderLineRow,
  quantity: number,
): Promise<Failure | null> {
  const values = [ctx.tenant.id, line.id, quantity, line.returned ?? 0, line.unsent ?? 0]
  return (await tx.rows(HOLD, values, 'exchange_hold')).length > 0 ? null : fail('returnQuantityWrong')
}

/** Lets other returns name the pieces of an exchange again. */
export const releasePieces = (ctx: JobCtx, tx: Connection, { line_id }: { line_id: number }) =>
  tx.rows(RELEASE, [ctx.tenant.id, line_id])
