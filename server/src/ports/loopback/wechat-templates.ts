import { createHash } from 'node:crypto'

/** The one message template of a mini-program's account: the state of an order. */
export const orderTemplate = (weappId: string): string => createHash('sha256').update(`template ${weappId}`).digest('base64url')

/** The template's fields, and what the vendor lets into each kind. */
export const ORDER_FIELDS: Readonly<Record<string, RegExp>> = {
  character_string1: /^[\x20-\x7e]{1,32}$/,
  amount2: /^[¥$€£]?\d{1,10}(\.\d+)?元?$/,
  phrase3: /^\p{Script=Han}{1,5}$/u,
  date4: /^\d{4}年\d{1,2}月\d{1,2}日( \d{1,2}:\d\d)?$/,
}
