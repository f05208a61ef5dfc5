import type { ErrorName, errors } from '@storefront/contract/errors'

/**
 * Codes of the refusals that the client answers in its own way. The table of errors itself, with its words in each
 * language, stays with the server; its type keeps these rows true.
 */
export const codes = {
  csrf: '10402',
  mpLoginFailed: '11004',
  mobileBindRequired: '11005',
  freshLogin: '16107',
  captchaRequired: '11006',
  captchaWrong: '11007',
  captchaGone: '11008',
  nodeUnavailable: '11013',
  wxLoginFailed: '11014',
  addressRequired: '12002',
  basketEmpty: '12003',
  pickupPointGone: '12103',
  stockShort: '42001',
  lineInvalid: '42002',
  priceChanged: '42003',
  orderMoved: '42004',
  orderTimeout: '42005',
  orderNotFound: '42008',
  couponUnusable: '42101',
  couponGone: '42102',
  cardUnusable: '42103',
  regionRefused: '42104',
  diamondShort: '42105',
  voucherShort: '42106',
} as const satisfies { readonly [N in ErrorName]?: (typeof errors)[N]['code'] }
