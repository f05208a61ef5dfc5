import type { Language } from '@storefront/contract/language'
import type { RouteName } from '@storefront/contract/routes'
import type { Translate } from '@/i18n'
import type { Params } from '@/lib/query'

/** The values that the texts of a card depend on. */
export interface CardContext {
  readonly t: Translate
  readonly language: Language
  /** Milliseconds. */
  readonly now: number
  /** Permissions of the current user, for operators' cards. */
  readonly perms: readonly string[]
  /** Opens a screen: the rules of cards are to be had without the app around them. */
  readonly open: (name: RouteName, params: Params) => void
}
