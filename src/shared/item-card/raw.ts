import type { Image } from '@storefront/contract/entities/common'
import { amountOf, imageOf, isRecord, numberOf, recordsOf, textOf } from '@/lib/read'

/** An item as a list or a page builder gave it: of its type's shape, or with anything missing or broken. */
export type Raw = Readonly<Record<string, unknown>>

type Key<T> = keyof T & string

/** Reads parts of a `T` by their names in the contract; what is missing or broken is empty. */
export interface Reader<T> {
  readonly text: (raw: Raw, key: Key<T>) => string
  /** 0 when it is none. */
  readonly count: (raw: Raw, key: Key<T>) => number
  /** Null when it is none: without limit, unknown. */
  readonly limit: (raw: Raw, key: Key<T>) => number | null
  readonly flag: (raw: Raw, key: Key<T>) => boolean
  readonly amount: (raw: Raw, key: Key<T>) => string | null
  readonly image: (raw: Raw, key: Key<T>) => Image | null
  readonly part: (raw: Raw, key: Key<T>) => Raw
  readonly parts: (raw: Raw, key: Key<T>) => Raw[]
}

const reader: Reader<Raw> = {
  text: (raw, key) => textOf(raw[key]),
  count: (raw, key) => numberOf(raw[key], 0),
  limit: (raw, key) => (typeof raw[key] === 'number' ? numberOf(raw[key], 0) : null),
  flag: (raw, key) => raw[key] === true,
  amount: (raw, key) => amountOf(raw[key]),
  image: (raw, key) => imageOf(raw[key]),
  part: (raw, key) => (isRecord(raw[key]) ? (raw[key] as Raw) : {}),
  parts: (raw, key) => recordsOf(raw[key]),
}

/** Returns the reader of an entity: `const of = readerOf<ProductBrief>()`, then `of.text(raw, 'name')`. */
export const readerOf = <T>(): Reader<T> => reader as Reader<T>

/** Its id as a link takes it; undefined when there is none. */
export const idOf = (raw: Raw): number | undefined => (typeof raw.id === 'number' && raw.id > 0 ? raw.id : undefined)

/** Returns a key among items of one kind; items without an id get their index. */
export const keyOf = (raw: Raw, index: number): string =>
  typeof raw.id === 'number' || typeof raw.id === 'string' ? `${raw.id}` : `n${index}`
