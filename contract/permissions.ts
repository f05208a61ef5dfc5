/** Staff permissions (spec 6). A user's `perms` holds a subset; `*` is the owner's. */
export const permissions = {
  readShortlink: 'base.read_shortlink',
  readAnalytics: 'base.read_analytics',
  readNode: 'base.read_node',
  verifyEticket: 'shop.verify_eticket',
  readEventRegistration: 'event.read_eventregistration',
  changeEventRegistration: 'event.change_eventregistration',
  verifyTicket: 'event.verify_ticket',
  changeEvent: 'event.change_event',
  readTicketOrder: 'event.read_ticketorder',
  changeTicketOrder: 'event.change_ticketorder',
  superviseDoor: 'event.supervise_door',
  changeProduct: 'shop.change_product',
  changeOrder: 'shop.change_order',
  judgeAppeal: 'shop.judge_appeal',
  changeInvoice: 'shop.change_invoice',
  changeWithdrawal: 'shop.change_withdrawal',
  changeCoupon: 'shop.change_coupon',
  changeShipping: 'shop.change_shipping',
  changeNote: 'note.change_note',
  changeArticle: 'post.change_article',
  readSubmission: 'form.read_submission',
  readReservation: 'reservation.read_resvrecord',
  changeReservation: 'reservation.change_resvrecord',
  overbookReservation: 'reservation.overbook_resvrecord',
  changeModeration: 'moderation.change_moderation',
  changeFeedback: 'feedback.change_feedback',
  changeGamification: 'gamification.change_rule',
  grantGamification: 'gamification.grant_amount',
  changeRaffle: 'raffle.change_raffle',
  changePromoter: 'distribution.change_promoter',
  readDistIncome: 'distribution.read_income',
  changePage: 'mpage.change_page',
  publishPage: 'mpage.publish_page',
  changeStaff: 'base.change_staff',
  readAudit: 'base.read_audit',
  changeSite: 'base.change_site',
  openSite: 'base.open_site',
  changeCredential: 'base.change_credential',
} as const

/** Permissions for work at an event; any of them opens the operators' events. */
export const eventPermissions = [
  permissions.changeEvent,
  permissions.readEventRegistration,
  permissions.verifyTicket,
  permissions.readTicketOrder,
] as const

/** Permissions that only the studio uses. */
export const studioPermissions = {
  readCustomer: 'base.read_customer',
  readPersonal: 'base.read_personal',
  changeMobile: 'base.change_mobile',
  changeForm: 'form.change_form',
  changeFlashCampaign: 'promotion.change_flashcampaign',
  changeResv: 'reservation.change_resv',
  changeVote: 'vote.change_vote',
  changeNode: 'base.change_node',
  changeMedia: 'base.change_media',
  readCost: 'shop.read_cost',
} as const

type ValueOf<T> = T[keyof T]
export type Permission = ValueOf<typeof permissions> | ValueOf<typeof studioPermissions>
