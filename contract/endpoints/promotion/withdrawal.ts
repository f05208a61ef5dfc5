import { Type } from '@sinclair/typebox'
import { Amount, ById, Id, ListQuery, Page } from '../../entities/common'
import { Withdrawal } from '../../entities/promotion/withdrawal'
import { endpoint } from '../define'

/** Withdrawals of the user's income. */
export const withdrawalEndpoints = {
  withdrawals: endpoint({
    method: 'GET',
    path: '/shop/withdrawal/',
    summary: "The user's income, the least and the most of one withdrawal, and their withdrawals, the newest first",
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Type.Composite([Page(Withdrawal), Type.Object({ income: Amount, min: Amount, max: Amount })]),
    auth: 'user',
  }),
  applyWithdrawal: endpoint({
    method: 'POST',
    path: '/shop/withdrawal/',
    summary: "Asks for income to be paid to one of the user's bank cards; it is taken off the income at once",
    body: Type.Object({ amount: Type.String({ maxLength: 20 }), bank_card_id: Id }),
    reply: Withdrawal,
    errors: ['withdrawalAmount', 'withdrawalSmall', 'withdrawalLarge', 'incomeShort', 'bankCardGone'],
    auth: 'user',
    fresh: true,
    idempotent: true,
  }),
  processWithdrawal: endpoint({
    method: 'POST',
    path: '/shop/withdrawal/{id}/process/',
    summary: 'Takes a withdrawal back that the shop has not processed; the money is income again',
    params: ById,
    body: Type.Object({ action: Type.Literal('withdraw') }),
    reply: Withdrawal,
    errors: ['notFound', 'withdrawalMoved'],
    auth: 'user',
    idempotent: true,
  }),
}
