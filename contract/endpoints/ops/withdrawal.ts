import { Type } from '@sinclair/typebox'
import { ById, ListQuery, Page } from '../../entities/common'
import { OpsWithdrawal } from '../../entities/promotion/withdrawal'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Withdrawals, for operators. */
export const opsWithdrawalEndpoints = {
  opsWithdrawals: endpoint({
    method: 'GET',
    path: '/ops/shop/withdrawal/',
    summary: "Everybody's withdrawals of a tab, by their number or the user; the newest first",
    query: Type.Composite([ListQuery, Type.Object({ tab: Type.Optional(Type.String({ maxLength: 20 })) })]),
    reply: Page(OpsWithdrawal),
    auth: permissions.changeWithdrawal,
    secondFactor: true,
  }),
  opsProcessWithdrawal: endpoint({
    method: 'POST',
    path: '/ops/shop/withdrawal/{id}/process/',
    summary: 'A withdrawal was paid by the bank, or is refused with a reason, which makes the money income again',
    params: ById,
    body: Type.Object({
      action: Type.Union([Type.Literal('pay'), Type.Literal('refuse')]),
      note: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    reply: OpsWithdrawal,
    errors: ['notFound', 'withdrawalMoved', 'withdrawalReason'],
    auth: permissions.changeWithdrawal,
    secondFactor: true,
    idempotent: true,
  }),
}
