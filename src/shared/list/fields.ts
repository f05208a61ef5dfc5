import { isDate } from '@storefront/contract/domain/date-time'
import type { Field } from './spec'

/** Any text up to the length that a request accepts. */
export const textField: Field<string> = (text) => (text.trim() !== '' && text.length <= 60 ? text : undefined)

/** Returns the id of something. */
export const idField: Field<number> = (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** Returns an amount of money that a user typed: at most nine digits before the point, and two after it. */
export const amountField: Field<string> = (text) => /^(\d{1,9}(?:\.\d{1,2})?)\.?$/.exec(text)?.[1]

/** Returns a day in the format of requests: 2026-03-01. */
export const dayField: Field<string> = (text) => (isDate(text) && text >= '1000' ? text : undefined)

/** Set or not: a filter that is off is not part of the address. */
export const onField: Field<true> = (text) => (text === 'true' ? true : undefined)

/** Yes or no. */
export const yesNoField: Field<boolean> = (text) => (text === 'true' ? true : text === 'false' ? false : undefined)

/** Returns one of these values. */
export const oneOf =
  <const V extends string>(...values: readonly V[]): Field<V> =>
  (text) =>
    values.find((value) => value === text)
