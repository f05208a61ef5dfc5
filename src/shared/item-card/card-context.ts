import type { Language } from '@storefront/contract/language'
import type { RouteName } from '@storefront/contract/routes'
import type { Translate } from '@/i18n'
import type { Params } from '@/lib/query'

/** What the texts of a card depend on. */
export interface CardContext {
  readonly t: Translate
  readonly language: Language
  /** Milliseconds. */
  readonly now: number
  /** Of the one who looks; operators' cards ask for it. */
  readonly perms: readonly string[]
  /** Opens a screen: the rules of cards are to be had without the app around them. */
  readonly open: (name: RouteName, params: Params) => void
}
