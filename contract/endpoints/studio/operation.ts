import { permissions } from '../../permissions'
import { returnEndpoints } from '../after-sales/return'
import type { EndpointRow } from '../define'
import { opsEventEndpoints } from '../ops/event'
import { opsFeedbackEndpoints } from '../ops/feedback'
import { opsFormEndpoints } from '../ops/form'
import { opsCoinEndpoints } from '../ops/coins'
import { opsEticketEndpoints } from '../ops/eticket'
import { opsNoteEndpoints } from '../ops/note'
import { opsShortLinkEndpoints } from '../ops/short-link'
import { opsTicketOrderEndpoints } from '../ops/ticket-order'
import { opsModerationEndpoints } from '../ops/moderation'
import { opsOrderEndpoints } from '../ops/order'
import { opsDistributionEndpoints } from '../ops/distribution'
import { opsRaffleEndpoints } from '../ops/raffle'
import { opsRefundEndpoints } from '../ops/refund'
import { opsRegistrationEndpoints } from '../ops/registration'
import { opsReservationEndpoints } from '../ops/reservation'
import { opsReturnEndpoints } from '../ops/return'
import { opsWithdrawalEndpoints } from '../ops/withdrawal'
import { mirror } from './mirror'

type InStudio<E extends EndpointRow> = Omit<E, 'path' | 'auth'> & {
  readonly path: `/studio${E['path']}`
  readonly auth: EndpointRow['auth'] & string
}

/** Returns a call that staff make as buyers do, under the studio's own session and for those who may. */
const inStudio = <const E extends EndpointRow>(row: E, auth: EndpointRow['auth'] & string): InStudio<E> => ({
  ...row,
  path: `/studio${row.path}`,
  auth,
})

const { opsProcessOrder } = opsOrderEndpoints
const { opsEvents, opsEvent, opsExportRegistrations, opsRegistrationExport } = opsEventEndpoints

/** The operators' rows that the studio has as well, by resource: no rule is written twice. */
export const operationRows = {
  order: { opsProcessOrder },
  refund: opsRefundEndpoints,
  return: opsReturnEndpoints,
  withdrawal: opsWithdrawalEndpoints,
  event: { opsEvents, opsEvent, opsExportRegistrations, opsRegistrationExport },
  registration: opsRegistrationEndpoints,
  reservation: opsReservationEndpoints,
  form: opsFormEndpoints,
  moderation: opsModerationEndpoints,
  feedback: opsFeedbackEndpoints,
  gamification: opsCoinEndpoints,
  raffle: opsRaffleEndpoints,
  promoter: opsDistributionEndpoints,
  ticketOrder: opsTicketOrderEndpoints,
  note: opsNoteEndpoints,
}

/** Operations of the operators' view that staff run in the studio, by the same rules. */
export const studioOperationEndpoints = {
  ...mirror(operationRows.order),
  ...mirror(operationRows.refund),
  ...mirror(operationRows.return),
  ...mirror(operationRows.withdrawal),
  ...mirror(operationRows.event),
  ...mirror(operationRows.registration),
  ...mirror(operationRows.reservation),
  ...mirror(operationRows.form),
  ...mirror(operationRows.moderation),
  ...mirror(operationRows.feedback),
  ...mirror(operationRows.gamification),
  ...mirror(operationRows.raffle),
  ...mirror(operationRows.promoter),
  ...mirror(operationRows.ticketOrder),
  ...mirror(operationRows.note),
  studioVerifications: inStudio(opsEticketEndpoints.verifications, permissions.verifyEticket),
  studioShortLinks: inStudio(opsShortLinkEndpoints.opsShortLinks, permissions.readShortlink),
  studioShortLink: inStudio(opsShortLinkEndpoints.shortLink, permissions.readShortlink),
  studioReturn: inStudio(returnEndpoints.orderReturn, permissions.changeOrder),
  studioProcessReturn: inStudio(returnEndpoints.processReturn, permissions.changeOrder),
}
