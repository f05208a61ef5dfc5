import { createHash } from 'node:crypto'

/** A message template of a mini-program's account: the state of an order. */
export const orderTemplate = (weappId: string): string =>
  createHash('sha256').update(`template ${weappId}`).digest('base64url')

/** Another one: goods have arrived. */
export const stockTemplate = (weappId: string): string =>
  createHash('sha256').update(`stock template ${weappId}`).digest('base64url')

/** A third: a product is cheaper. */
export const priceTemplate = (weappId: string): string =>
  createHash('sha256').update(`price template ${weappId}`).digest('base64url')

/** A fourth: a booking. */
export const reservationTemplate = (weappId: string): string =>
  createHash('sha256').update(`reservation template ${weappId}`).digest('base64url')

/** A template's fields, and what the vendor lets into each kind. */
type Fields = Readonly<Record<string, RegExp>>

const ORDER_FIELDS: Fields = {
  character_string1: /^[\x20-\x7e]{1,32}$/,
  amount2: /^[¥$€£]?\d{1,10}(\.\d+)?元?$/,
  phrase3: /^\p{Script=Han}{1,5}$/u,
  date4: /^\d{4}年\d{1,2}月\d{1,2}日( \d{1,2}:\d\d)?$/,
}
const PRODUCT_FIELDS: Fields = {
  thing1: /^.{1,20}$/u,
  amount2: /^[¥$€£]?\d{1,10}(\.\d+)?元?$/,
  date3: /^\d{4}年\d{1,2}月\d{1,2}日( \d{1,2}:\d\d)?$/,
  thing4: /^.{1,20}$/u,
}

const RESERVATION_FIELDS: Fields = {
  thing1: /^.{1,20}$/u,
  date2: /^\d{4}年\d{1,2}月\d{1,2}日( \d{1,2}:\d\d)?$/,
  thing3: /^.{1,20}$/u,
  thing4: /^.{1,20}$/u,
}

/** The fields of the account's template of this id. */
export function fieldsOfTemplate(weappId: string, template: unknown): Fields | undefined {
  if (template === orderTemplate(weappId)) return ORDER_FIELDS
  if (template === reservationTemplate(weappId)) return RESERVATION_FIELDS
  return template === stockTemplate(weappId) || template === priceTemplate(weappId) ? PRODUCT_FIELDS : undefined
}
