import { endpoint } from '../define'
import { Page, ById, ListQuery, Amount } from '../../entities/common'
import { Recharge, balanceKinds, BalanceRecord } from '../../entities/money'
import { Order } from '../../entities/shop'
import { Type } from '@sinclair/typebox'

/** The user's balances and recharges. */
export const balanceEndpoints = {
  recharges: endpoint({ method: 'GET', path: '/shop/recharge/', summary: 'What may be recharged, the smallest first', reply: Page(Recharge), auth: 'user' }),
  rechargeSubmit: endpoint({
    method: 'POST',
    path: '/shop/recharge/{id}/quick_submit/',
    summary: 'Makes an order of a recharge; once it is paid, amount and gift are on the balance',
    params: ById,
    reply: Order,
    errors: ['notFound', 'mobileBindRequired'],
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
