import type { Language } from '@storefront/contract/language'
import type { Translate } from '@/i18n'

/** What the words of a card depend on. */
export interface CardWords {
  readonly t: Translate
  readonly language: Language
  /** Milliseconds. */
  readonly now: number
  /** Of the one who looks; operators' cards ask for it. */
  readonly perms: readonly string[]
}
