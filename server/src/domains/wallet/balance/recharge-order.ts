import type { Connection } from '../../../db'

/** Returns the amount that a recharge order adds to the balance, in minor units; undefined for any other order. */
export async function rechargeOf(
  tx: Connection,
  tenantId: number,
  orderId: number,
): Promise<{ amount: number; gift: number } | undefined> {
  const [row] = await tx.rows<{ amount: number; gift: number }>(
    'select amount, gift from recharge_order where tenant_id = $1 and order_id = $2',
    [tenantId, orderId],
    'recharge_order',
  )
  return row
}

/** Whether an order is one of a recharge. */
export async function isRecharge(tx: Connection, tenantId: number, orderId: number): Promise<boolean> {
  return (await rechargeOf(tx, tenantId, orderId)) !== undefined
}
