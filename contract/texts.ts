import { DEFAULT_LANGUAGE } from './language'
import type common from './locales/zh-cn/main/common.json'
import type afterSales from './locales/zh-cn/server/after-sales.json'
import type account from './locales/zh-cn/server/account.json'
import type cart from './locales/zh-cn/server/cart.json'
import type catalog from './locales/zh-cn/server/catalog.json'
import type community from './locales/zh-cn/server/community.json'
import type checkout from './locales/zh-cn/server/checkout.json'
import type errors from './locales/zh-cn/server/errors.json'
import type orders from './locales/zh-cn/server/orders.json'
import type promotion from './locales/zh-cn/server/promotion.json'
import type site from './locales/zh-cn/server/site.json'
import type report from './locales/zh-cn/server/report.json'
import type spreadsheet from './locales/zh-cn/server/spreadsheet.json'
import type studio from './locales/zh-cn/server/studio.json'
import type validation from './locales/zh-cn/server/validation.json'
import type forms from './locales/zh-cn/server/forms.json'
import type events from './locales/zh-cn/server/events.json'
import type reservations from './locales/zh-cn/server/reservations.json'
import type wallet from './locales/zh-cn/server/wallet.json'

/** Texts under their keys, a part of the key a level: the shape of a catalogue. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** Endings by which i18next chooses a plural form; they are no part of a key. */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

/** Every key of a catalogue: `common.retry`, `pages.product.soldOut`, … */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeyOf<T[K]>}`
}[keyof T & string]

/**
 * Keys of the texts that the server writes: errors, reasons, names of states; those that both sides use are the
 * client's.
 */
export type ServerTextKey =
  | KeyOf<typeof common>
  | KeyOf<typeof account>
  | KeyOf<typeof afterSales>
  | KeyOf<typeof cart>
  | KeyOf<typeof catalog>
  | KeyOf<typeof checkout>
  | KeyOf<typeof community>
  | KeyOf<typeof errors>
  | KeyOf<typeof orders>
  | KeyOf<typeof promotion>
  | KeyOf<typeof report>
  | KeyOf<typeof site>
  | KeyOf<typeof spreadsheet>
  | KeyOf<typeof studio>
  | KeyOf<typeof validation>
  | KeyOf<typeof forms>
  | KeyOf<typeof events>
  | KeyOf<typeof reservations>
  | KeyOf<typeof wallet>

/** Values that fill `{name}` of a text; `count` also chooses the plural form. */
export type TextVars = Readonly<Record<string, string | number>>

/** Options of i18next that both sides share. Texts are never markup, so nothing is escaped. */
export const textOptions = {
  fallbackLng: DEFAULT_LANGUAGE,
  lowerCaseLng: true,
  load: 'currentOnly',
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
} as const
