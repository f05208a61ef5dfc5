import { Type } from '@sinclair/typebox'
import { incomeStates } from '../../domain/promotion/distribution'
import { ById, Id, ListQuery, Moment, NonBlank, Nullable, Page, MobileText } from '../../entities/common'
import {
  DistGoods,
  DistIntro,
  DistKind,
  DistLink,
  DistMessage,
  IncomeRow,
  IncomeStatement,
  PartnerPage,
  PromoterAccount,
  TeamMember,
} from '../../entities/promotion/distribution'
import { endpoint } from '../define'

const Slice = Type.Pick(ListQuery, ['limit', 'offset'])
const ByCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 32 }) })

/** The promoter programme. */
export const distributionEndpoints = {
  promoterAccount: endpoint({
    method: 'GET',
    path: '/distribution/promoter/',
    summary: "The user's place in the programme, their code and income by state",
    reply: PromoterAccount,
    auth: 'user',
  }),
  applyPromoter: endpoint({
    method: 'POST',
    path: '/distribution/promoter/',
    summary: 'Applies for the programme; through whom the user came is kept, no fee is asked',
    body: Type.Object({
      dist_kind: DistKind,
      name: NonBlank(50),
      mobile: MobileText,
      message: Type.String({ maxLength: 500 }),
      /** Code of the promoter who brought them. */
      code: Type.Optional(Type.String({ maxLength: 32 })),
    }),
    reply: PromoterAccount,
    errors: ['mobileInvalid', 'distributionClosed', 'promoterTwice', 'promoterCode'],
    auth: 'user',
    idempotent: true,
  }),
  distPartner: endpoint({
    method: 'GET',
    path: '/distribution/partner/{code}/',
    summary: "A promoter's public page",
    params: ByCode,
    reply: PartnerPage,
    errors: ['promoterCode'],
    auth: 'any',
  }),
  eventPartner: endpoint({
    method: 'GET',
    path: '/disteventreg/partner/{code}/',
    summary: "A promoter's public page for events, with the events they promote",
    params: ByCode,
    reply: Type.Composite([PartnerPage, Type.Object({ events: Type.Array(DistLink) })]),
    errors: ['promoterCode'],
    auth: 'any',
  }),
  eventIntro: endpoint({
    method: 'GET',
    path: '/distribution/distributionintro/event/{code}/',
    summary: "An event by the code of a promoter's link",
    params: ByCode,
    reply: DistIntro,
    errors: ['promoterCode'],
    auth: 'any',
  }),
  productIntro: endpoint({
    method: 'GET',
    path: '/distribution/distributionintro/product/{code}/',
    summary: "A product by the code of a promoter's link",
    params: ByCode,
    reply: DistIntro,
    errors: ['promoterCode'],
    auth: 'any',
  }),
  distMessages: endpoint({
    method: 'GET',
    path: '/distribution/message/',
    summary: 'What the programme told the promoter, the newest first; they are read from then on',
    query: Slice,
    reply: Page(DistMessage),
    auth: 'user',
  }),
  distTeam: endpoint({
    method: 'GET',
    path: '/distribution/team/',
    summary: 'Promoters who came through this one, by level; the second one is there when the site has it',
    query: Type.Composite([Slice, Type.Object({ level: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })) })]),
    reply: Page(TeamMember),
    errors: ['promoterInactive'],
    auth: 'user',
  }),
  distGoods: endpoint({
    method: 'GET',
    path: '/distribution/goods/',
    summary: 'Products and events whose sales bring this promoter income',
    query: Type.Composite([
      Slice,
      Type.Pick(ListQuery, ['search']),
      Type.Object({ type: Type.Optional(Type.Union([Type.Literal('product'), Type.Literal('event')])) }),
    ]),
    reply: Page(DistGoods),
    errors: ['promoterInactive'],
    auth: 'user',
  }),
  createDistLink: endpoint({
    method: 'POST',
    path: '/distribution/link/',
    summary: "The promoter's link to a product, an event or the home page, with what a poster needs",
    body: Type.Object({
      type: Type.Union([Type.Literal('product'), Type.Literal('event'), Type.Literal('home')]),
      id: Nullable(Id),
    }),
    reply: DistLink,
    errors: ['promoterInactive', 'notFound'],
    auth: 'user',
    idempotent: true,
  }),
  recordDistVisit: endpoint({
    method: 'POST',
    path: '/distribution/visit/',
    summary: 'The user came by a code: the last valid one within the days of the programme counts for their orders',
    body: Type.Object({
      code: Type.String({ minLength: 1, maxLength: 32 }),
      /** Time of the visit; a visitor's client stores the code and sends it after the login. */
      visited: Moment,
      content: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    reply: Type.Object({
      /** False where the code is unknown, inactive, expired or the user's own; nothing is said of which. */
      is_recorded: Type.Boolean(),
      expires: Nullable(Moment),
    }),
    auth: 'user',
    silent: true,
    idempotent: true,
  }),
  distIncome: endpoint({
    method: 'GET',
    path: '/distribution/income/',
    summary: "Rows of the promoter's income, of a state or all, the newest first",
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset', 'from', 'to']),
      Type.Object({ state: Type.Optional(Type.Union(incomeStates.map((state) => Type.Literal(state)))) }),
    ]),
    reply: Page(IncomeRow),
    auth: 'user',
  }),
  distStatements: endpoint({
    method: 'GET',
    path: '/distribution/statement/',
    summary: 'Income by month, the newest first',
    query: Slice,
    reply: Page(IncomeStatement),
    auth: 'user',
  }),
  withdrawalIncome: endpoint({
    method: 'GET',
    path: '/shop/withdrawal/{id}/income/',
    summary: 'The rows of income that a withdrawal names, and how much of each it takes',
    params: ById,
    query: Slice,
    reply: Page(Type.Composite([IncomeRow, Type.Object({ taken: Type.String() })])),
    errors: ['notFound'],
    auth: 'user',
  }),
}
