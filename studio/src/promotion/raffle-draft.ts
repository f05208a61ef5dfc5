import type { RaffleKind, RafflePrizeKind } from '@storefront/contract/domain/promotion/raffle'
import type { Reply } from '../calls/call'
import { siteLocal, siteMoment } from '../i18n/site-moment'

export type Raffle = Reply<'GET /studio/ops/raffle/raffle/{id}/'>

export interface PrizeDraft {
  readonly name: string
  readonly kind: RafflePrizeKind
  /** The coupon, the product or the diamonds. */
  readonly ref: number | null
  readonly quantity: number
  readonly value: string
  /** Percent; null of a draw. */
  readonly odds: number | null
  readonly picture: number | null
}

/** A raffle as its form has it: moments as the site's clocks show them, odds in percent. */
export interface RaffleDraft {
  readonly title: string
  readonly abstract: string
  readonly kind: RaffleKind
  readonly start: string
  readonly end: string
  readonly price: number
  readonly max_tickets: number
  readonly claim_days: number
  readonly rules: string
  readonly picture: number | null
  readonly prizes: readonly PrizeDraft[]
}

/** Odds are parts of 10,000; the form has percent. */
const ODDS_PERCENT = 100

export const emptyPrize: PrizeDraft = {
  name: '',
  kind: 'coupon',
  ref: null,
  quantity: 1,
  value: '',
  odds: null,
  picture: null,
}

export const emptyRaffle: RaffleDraft = {
  ...{
    title: '',
    abstract: '',
    kind: 'draw',
    start: '',
    end: '',
    price: 0,
    max_tickets: 1,
    claim_days: 7,
    rules: '',
    picture: null,
    prizes: [],
  },
}

/** The labels of the fields. */
export const draftTexts = {
  title: 'opsRaffle.titleField',
  abstract: 'opsRaffle.abstract',
  kind: 'opsRaffle.kindField',
  start: 'opsRaffle.start',
  end: 'opsRaffle.end',
  price: 'opsRaffle.price',
  max_tickets: 'opsRaffle.maxTickets',
  claim_days: 'opsRaffle.claimDays',
  rules: 'opsRaffle.rules',
  picture: 'opsRaffle.picture',
  prizes: 'opsRaffle.prizes',
} as const satisfies Record<keyof RaffleDraft, string>

/** A field's value as lines of text. */
export function draftText(draft: RaffleDraft, field: keyof RaffleDraft): string {
  return field === 'prizes'
    ? draft.prizes.map(({ name, quantity }) => `${name} × ${quantity}`).join('\n')
    : String(draft[field] ?? '–')
}

/** @param zone the site's, in which the form's moments are */
export function draftOf(raffle: Raffle, zone: string): RaffleDraft {
  const { title, abstract, kind, price, max_tickets, claim_days, rules, picture } = raffle
  return {
    ...{ title, abstract, kind, price, max_tickets, claim_days, rules, picture },
    start: siteLocal(raffle.start, zone),
    end: siteLocal(raffle.end, zone),
    prizes: raffle.prizes.map(({ name, kind: prizeKind, ref, quantity, value, odds, picture: own }) => ({
      ...{ name, kind: prizeKind, ref, quantity, value, picture: own },
      odds: odds === null ? null : odds / ODDS_PERCENT,
    })),
  }
}

/** Returns the draft of a copy, whose days are still to be chosen. @param title of the copy */
export const copyOf = (raffle: Raffle, title: string): RaffleDraft => ({
  ...draftOf(raffle, 'UTC'),
  ...{ title, start: '', end: '' },
})

/** The body of a save. */
export function bodyOf(draft: RaffleDraft, zone: string) {
  return {
    ...draft,
    title: draft.title.trim(),
    start: siteMoment(draft.start, zone)?.toISOString() ?? '',
    end: siteMoment(draft.end, zone)?.toISOString() ?? '',
    prizes: draft.prizes.map(({ odds, ref, ...prize }) => ({
      ...prize,
      ref: ref ?? 0,
      odds: draft.kind === 'draw' || odds === null ? null : Math.round(odds * ODDS_PERCENT),
    })),
  }
}
