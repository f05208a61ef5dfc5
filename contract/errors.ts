/**
 * The one table of expected failures. A row: the wire's `err_code` and the HTTP status; its message
 * is `errors.<name>` of contract/locales/<language>/server/errors.json, filled from the failure's data. An err_code that starts with 4 makes
 * the client show a modal titled 出错啦~, any other a toast (spec 8).
 */
export interface ErrorRow {
  readonly code: string
  readonly status: number
}

export const errors = {
  badRequest: { code: '10400', status: 400 },
  loginRequired: { code: '10401', status: 401 },
  csrf: { code: '10402', status: 403 },
  forbidden: { code: '10403', status: 403 },
  notFound: { code: '10404', status: 404 },
  tenantUnknown: { code: '10405', status: 404 },
  languageUnknown: { code: '10406', status: 404 },
  requestTimeout: { code: '10408', status: 408 },
  keyReused: { code: '10409', status: 409 },
  inProgress: { code: '10410', status: 409 },
  tooLarge: { code: '10413', status: 413 },
  mediaType: { code: '10415', status: 415 },
  tooMany: { code: '10429', status: 429 },
  internal: { code: '10500', status: 500 },
  upstream: { code: '10502', status: 502 },

  mobileInvalid: { code: '11001', status: 400 },
  codeWrong: { code: '11002', status: 400 },
  codeTooSoon: { code: '11003', status: 429 },
  mpLoginFailed: { code: '11004', status: 400 },

  mobileBindRequired: { code: '11005', status: 403 },
  captchaRequired: { code: '11006', status: 403 },
  captchaWrong: { code: '11007', status: 400 },
  captchaGone: { code: '11008', status: 410 },
  mobileTaken: { code: '11009', status: 409 },
  nameRequired: { code: '11010', status: 400 },
  emailRequired: { code: '11011', status: 400 },
  emailInvalid: { code: '11012', status: 400 },
  nodeUnavailable: { code: '11013', status: 409 },
  wxLoginFailed: { code: '11014', status: 400 },
  wxAccountMissing: { code: '11015', status: 404 },

  variantRequired: { code: '12001', status: 400 },
  addressRequired: { code: '12002', status: 400 },
  basketEmpty: { code: '12003', status: 400 },
  basketFull: { code: '12004', status: 400 },
  addressFull: { code: '12005', status: 400 },
  msgRequired: { code: '12101', status: 400 },
  msgTooLong: { code: '12102', status: 400 },
  pickupPointGone: { code: '12103', status: 400 },
  regionWrong: { code: '12006', status: 400 },

  couponOut: { code: '13001', status: 409 },
  couponTaken: { code: '13002', status: 409 },
  couponExpired: { code: '13003', status: 409 },
  couponNotBegun: { code: '13004', status: 409 },

  couponMoved: { code: '13005', status: 409 },
  giftTaken: { code: '13011', status: 409 },
  giftOwn: { code: '13012', status: 409 },
  giftReturned: { code: '13013', status: 409 },
  giftCancelled: { code: '13014', status: 409 },
  giftNotOpen: { code: '13015', status: 409 },
  couponCodeUnknown: { code: '43021', status: 404 },
  couponUsed: { code: '43022', status: 409 },
  couponPresenting: { code: '43023', status: 409 },
  couponNotExchange: { code: '43024', status: 409 },
  cardOut: { code: '13031', status: 409 },
  cardHeld: { code: '13032', status: 409 },
  fundShort: { code: '42031', status: 409 },
  fundForRecharge: { code: '42032', status: 409 },
  bankUnknown: { code: '12031', status: 400 },
  bankCardWrong: { code: '12032', status: 400 },
  bankCardKept: { code: '12033', status: 409 },
  bankCardFull: { code: '12034', status: 400 },
  bankCardGone: { code: '12038', status: 400 },
  withdrawalAmount: { code: '12041', status: 400 },
  withdrawalSmall: { code: '12042', status: 400 },
  withdrawalLarge: { code: '12043', status: 400 },
  withdrawalReason: { code: '12044', status: 400 },
  incomeShort: { code: '42041', status: 409 },
  withdrawalMoved: { code: '42042', status: 409 },
  contactFull: { code: '12035', status: 400 },
  productInStock: { code: '12036', status: 409 },
  alreadySubscribed: { code: '12037', status: 409 },
  formLimit: { code: '14001', status: 409 },
  formLimitToday: { code: '14002', status: 409 },
  formInactive: { code: '14003', status: 409 },
  formFuture: { code: '14004', status: 409 },
  formOver: { code: '14005', status: 409 },
  formAnswerWrong: { code: '14006', status: 400 },
  formOptionFull: { code: '14007', status: 409 },
  voteNotBegun: { code: '14011', status: 409 },
  voteOver: { code: '14012', status: 409 },
  voteDone: { code: '14013', status: 409 },
  voteIncomplete: { code: '14014', status: 400 },

  returnQuantityWrong: { code: '16001', status: 400 },
  returnAmountRequired: { code: '16002', status: 400 },
  returnAmountMax: { code: '16003', status: 400 },
  returnReasonRequired: { code: '16004', status: 400 },
  waybillRequired: { code: '16005', status: 400 },
  parcelWrong: { code: '16006', status: 409 },
  commentUnavailable: { code: '16007', status: 409 },
  commentDone: { code: '16008', status: 409 },
  stockBelowZero: { code: '16009', status: 409 },
  priceWrong: { code: '16010', status: 400 },
  linkWrong: { code: '16011', status: 400 },

  returnUnavailable: { code: '43001', status: 409 },
  returnTicketUsed: { code: '43002', status: 409 },
  returnMoved: { code: '43003', status: 409 },
  parcelMoved: { code: '43004', status: 409 },
  addressFeeDiffers: { code: '43052', status: 409 },
  refundMoved: { code: '43051', status: 409 },
  refundNoteRequired: { code: '16051', status: 400 },
  addressLocked: { code: '43005', status: 409 },
  cardNotFound: { code: '43011', status: 404 },
  cardUsed: { code: '43012', status: 409 },
  cardInactive: { code: '43013', status: 409 },
  cardExpired: { code: '43014', status: 409 },
  cardNotBegun: { code: '43015', status: 409 },

  stockShort: { code: '42001', status: 409 },
  lineInvalid: { code: '42002', status: 409 },
  priceChanged: { code: '42003', status: 409 },
  orderMoved: { code: '42004', status: 409 },
  orderTimeout: { code: '42005', status: 409 },
  payLinkWrong: { code: '42006', status: 400 },
  payFailed: { code: '42007', status: 502 },
  couponUnusable: { code: '42101', status: 409 },
  couponGone: { code: '42102', status: 409 },
  cardUnusable: { code: '42103', status: 409 },
  regionRefused: { code: '42104', status: 409 },
  diamondShort: { code: '42105', status: 409 },
  voucherShort: { code: '42106', status: 409 },
  orderNotFound: { code: '42008', status: 404 },
} as const satisfies Record<string, ErrorRow>

export type ErrorName = keyof typeof errors

/** Body of every refused call: `detail` is in the caller's language, `fields` names the wrong parts of a bad request. */
export interface ErrorBody {
  detail: string
  err_code: string
  fields?: Record<string, string>
}

export * from './language'
