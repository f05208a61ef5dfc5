import { Type } from '@sinclair/typebox'
import { Amount, ById, ListQuery, Page } from '../../entities/common'
import { Order } from '../../entities/orders/order'
import { balanceKinds } from '../../domain/wallet/balance-kinds'
import { BalanceRecord, Recharge } from '../../entities/wallet/balance'
import { endpoint } from '../define'

/** The user's balances and recharges. */
export const balanceEndpoints = {
  recharges: endpoint({
    method: 'GET',
    path: '/shop/recharge/',
    summary: 'What may be recharged, the smallest first',
    reply: Page(Recharge),
    auth: 'user',
  }),
  rechargeSubmit: endpoint({
    method: 'POST',
    path: '/shop/recharge/{id}/quick_submit/',
    summary: 'Makes an order of a recharge; once it is paid, amount and gift are on the balance',
    params: ById,
    reply: Order,
    errors: ['notFound', 'mobileBindRequired', 'shopNotOpen'],
    auth: 'user',
    idempotent: true,
  }),
  fundRecords: endpoint({
    method: 'GET',
    path: '/shop/fundrecord/',
    summary: 'A balance and what changed it, the newest first; of money unless another kind is said',
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset']),
      Type.Object({ kind: Type.Optional(Type.Union(balanceKinds.map((kind) => Type.Literal(kind)))) }),
    ]),
    reply: Type.Composite([Page(BalanceRecord), Type.Object({ balance: Amount })]),
    auth: 'user',
  }),
}
