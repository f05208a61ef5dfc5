import { Type } from '@sinclair/typebox'
import { incomeStates, promoterActionNames, promoterStatuses } from '../../domain/promotion/distribution'
import { Amount, ById, Id, ListQuery, Ok, Page } from '../../entities/common'
import {
  DistKind,
  DistRateInput,
  DistSetting,
  DistSettingInput,
  FunnelRow,
  OpsDistRate,
  OpsIncomeRow,
  OpsPromoter,
} from '../../entities/promotion/distribution'
import { LocalDate } from '../../entities/reservations/reservation'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** The promoter programme, for operators. */
export const opsDistributionEndpoints = {
  opsPromoters: endpoint({
    method: 'GET',
    path: '/ops/distribution/promoter/',
    summary: 'Promoters of a status and kind, by name, mobile or code; those that wait first',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        status: Type.Optional(Type.Union(promoterStatuses.map((status) => Type.Literal(status)))),
        dist_kind: Type.Optional(DistKind),
      }),
    ]),
    reply: Page(OpsPromoter),
    auth: permissions.changePromoter,
    secondFactor: true,
  }),
  opsProcessPromoter: endpoint({
    method: 'POST',
    path: '/ops/distribution/promoter/{id}/process/',
    summary:
      'Approves or refuses an application, suspends a promoter or resumes one; they are told. Operators decide nothing about themselves',
    params: ById,
    body: Type.Object({
      action: Type.Union(promoterActionNames.map((action) => Type.Literal(action))),
      reason: Type.String({ maxLength: 200 }),
    }),
    reply: OpsPromoter,
    errors: ['notFound', 'promoterMoved', 'promoterReason', 'promoterOwn'],
    auth: permissions.changePromoter,
    secondFactor: true,
    idempotent: true,
  }),
  opsChangePromoterKind: endpoint({
    method: 'POST',
    path: '/ops/distribution/promoter/{id}/kind/',
    summary: "Changes a promoter's kind; orders that were made before keep their rate",
    params: ById,
    body: Type.Object({ dist_kind: DistKind }),
    reply: OpsPromoter,
    errors: ['notFound', 'promoterMoved', 'promoterOwn'],
    auth: permissions.changePromoter,
    secondFactor: true,
    idempotent: true,
  }),
  opsDistRates: endpoint({
    method: 'GET',
    path: '/ops/distribution/rate/',
    summary: 'Rates of the site, of categories and of products',
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(OpsDistRate),
    auth: permissions.changePromoter,
  }),
  opsSaveDistRate: endpoint({
    method: 'PUT',
    path: '/ops/distribution/rate/',
    summary: 'Sets the rate of a scope, a kind and a level, for orders from now on',
    body: DistRateInput,
    reply: OpsDistRate,
    errors: ['notFound', 'badRequest'],
    auth: permissions.changePromoter,
    secondFactor: true,
  }),
  opsDeleteDistRate: endpoint({
    method: 'DELETE',
    path: '/ops/distribution/rate/{id}/',
    summary: 'Removes a rate; the next wider scope holds from then on',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth: permissions.changePromoter,
    secondFactor: true,
  }),
  opsDistSetting: endpoint({
    method: 'GET',
    path: '/ops/distribution/setting/',
    summary: "How the programme works, with WeChat's rule on levels",
    reply: DistSetting,
    auth: permissions.changePromoter,
  }),
  opsSaveDistSetting: endpoint({
    method: 'PUT',
    path: '/ops/distribution/setting/',
    summary: 'Changes how the programme works; the second level is switched on only by one who says they read the rule',
    body: Type.Composite([DistSettingInput, Type.Object({ has_read_rule: Type.Boolean() })]),
    reply: DistSetting,
    errors: ['distributionRule'],
    auth: permissions.changePromoter,
    secondFactor: true,
  }),
  opsDistIncome: endpoint({
    method: 'GET',
    path: '/ops/distribution/income/',
    summary: 'Rows of income of a state or a promoter, with the sum of all that fit',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        state: Type.Optional(Type.Union(incomeStates.map((state) => Type.Literal(state)))),
        promoter: Type.Optional(Id),
      }),
    ]),
    reply: Type.Composite([Page(OpsIncomeRow), Type.Object({ sum: Amount })]),
    auth: permissions.readDistIncome,
    secondFactor: true,
  }),
  opsFunnel: endpoint({
    method: 'GET',
    path: '/ops/analytics/funnel/',
    summary: 'Share, visit and order by campaign, source or content, between two days',
    query: Type.Object({
      from: LocalDate,
      to: LocalDate,
      by: Type.Union([Type.Literal('campaign'), Type.Literal('source'), Type.Literal('content')]),
    }),
    reply: Page(FunnelRow),
    errors: ['badRequest'],
    auth: permissions.readAnalytics,
  }),
}
