import type { HoldReason, ModerationRules } from '@storefront/contract/domain/community/moderation'
import { removeInvisible } from '@storefront/contract/domain/text/invisible'
import tlds from 'tlds'
import unhomoglyph from 'unhomoglyph'
import { foldText, textSkeleton, withoutMarkup } from '../../../lib/text-skeleton'

const BLANKS = /[\s\p{Cf}]/gu

/**
 * Returns a text without blanks and accents, signs included: the form in which words of signs alone (`💊`) are looked
 * for.
 */
const symbolForm = (text: string): string => foldText(text).replace(BLANKS, '')

/**
 * Returns the first of the words that the text contains, however it is spaced and spelled; null without one. Dots,
 * stars, tags and blanks between letters do not count (`textSkeleton`).
 */
export function containsWord(text: string, words: readonly string[]): string | null {
  const letters = textSkeleton(text)
  const symbols = symbolForm(text)
  return (
    words.find((word) => {
      const part = textSkeleton(word)
      return part === '' ? symbolForm(word) !== '' && symbols.includes(symbolForm(word)) : letters.includes(part)
    }) ?? null
  )
}

const TLDS: ReadonlySet<string> = new Set(tlds)
/** Words of English that are domains, too: `end.So` lacks a blank. */
const ENGLISH = new Set(['am', 'as', 'at', 'be', 'do', 'in', 'is', 'it', 'my', 'no', 'so', 'to', 'us'])
/** Domains that count behind a dot with blanks around it, too. */
const USUAL = new Set(['com', 'net', 'org', 'cn', 'xyz', 'vip', 'cc'])

const SCHEME = /https?:\/\/|www\./
const IP_ADDRESS = /(?:^|\D)\d{1,3}(?:\.\d{1,3}){3}(?::\d+|\/)/
const DOMAIN = /[\p{L}\p{N}-]( ?)\.( ?)(?=([a-z]{2,24})(?![a-z\d-])(\/?))/gu

/**
 * Returns a text with its addresses as a browser would take them: one width, usual dots, Latin letters for those that
 * look like them.
 */
function addressForm(text: string): string {
  return removeInvisible(withoutMarkup(text).normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (char) => {
      const twin = unhomoglyph(char)
      return /^[a-z]$/i.test(twin) ? twin.toLowerCase() : char
    })
    .replace(/[\u3002\uff61\u2024\u00b7\u2022]/g, '.')
    .replace(/ ?[[({] ?(?:\.|dot|点) ?[\])}] ?/g, '.')
    .replace(/([a-z\d]) ?(?:点| dot ) ?(?=[a-z])/g, '$1.')
    .replace(/[ \t]+/g, ' ')
}

/**
 * Whether a text has a web address, with or without its scheme and however its dots are written; a price, a date or a
 * sentence is none.
 */
export function hasLink(text: string): boolean {
  const form = addressForm(text)
  if (SCHEME.test(form) || IP_ADDRESS.test(form)) return true
  return [...form.matchAll(DOMAIN)].some(([, before = '', after = '', domain = '', path = '']) => {
    if (before !== '' || after !== '') return USUAL.has(domain)
    return TLDS.has(domain) && (path !== '' || !ENGLISH.has(domain))
  })
}

/** The facts about an author that the rules use; `approved` is the number of approved posts. */
export interface AuthorStanding {
  readonly approved: number
  readonly ageDays: number
  /** Staff are not held. */
  readonly isStaff: boolean
}

/** Returns why the site's own rules hold a post; an empty list lets it through (spec 6). */
export function ruleReasons(
  rules: ModerationRules,
  author: AuthorStanding,
  post: { text: string; pictures: number },
): HoldReason[] {
  if (author.isStaff) return []
  const checks: readonly [HoldReason, boolean][] = [
    ['words', containsWord(post.text, rules.sensitive_words) !== null],
    ['few_approved', author.approved < rules.hold_below_approved],
    ['young_account', rules.hold_account_days > 0 && author.ageDays < rules.hold_account_days],
    ['link', rules.hold_links && hasLink(post.text)],
    ['picture', rules.hold_pictures && post.pictures > 0],
  ]
  return checks.flatMap(([reason, applies]) => (applies ? [reason] : []))
}
