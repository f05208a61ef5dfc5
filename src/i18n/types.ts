import type { texts } from './zh-cn/main'
import type { innerTexts } from './zh-cn/inner'
import type { ticketTexts } from './zh-cn/ticket'
import type { tradeTexts } from './zh-cn/trade'
import type { walletTexts } from './zh-cn/wallet'

/** Words under their keys, a part of the key a level. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string]

/** Every key of the Chinese words: `common.retry`, `pages.product.soldOut`, … */
export type TextKey = Leaves<typeof texts> | Leaves<typeof innerTexts> | Leaves<typeof ticketTexts> | Leaves<typeof tradeTexts> | Leaves<typeof walletTexts>

/** The same keys with other words: a language that lacks one does not compile. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }
