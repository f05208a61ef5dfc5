import { raffleKinds, rafflePrizeKinds } from '@storefront/contract/domain/promotion/raffle'
import type { ZoneOffsets } from '@storefront/contract/domain/zone'
import type { OpsRaffle } from '@storefront/contract/entities/promotion/raffle'
import { fieldMoment, fieldText } from '@/features/door/door-time'
import {
  type Draft,
  type FieldRow,
  partsOf,
  percentText,
  pictureId,
  pictureText,
} from '@/features/ops/promotion/form/fields'
import type { OpsRaffleInput } from '@/services/api/ops/promotion'
import { rulesHtml, rulesText } from './rules-text'

export type RaffleField =
  | 'title'
  | 'abstract'
  | 'kind'
  | 'start'
  | 'end'
  | 'price'
  | 'max_tickets'
  | 'claim_days'
  | 'rules'
  | 'picture'
/** The fields of a prize: each of its kinds has a field for the object that it gives. */
export type PrizeField = 'name' | 'kind' | 'coupon' | 'product' | 'diamond' | 'quantity' | 'value' | 'odds' | 'picture'

/** A raffle as it is filled in. */
export interface RaffleDraft {
  readonly raffle: Draft<RaffleField>
  readonly prizes: readonly Draft<PrizeField>[]
}

/** In the place of an id: the form of a new raffle. */
export const NEW_RAFFLE = 'new'
export const PRIZES_MAX = 20

export const raffleRows: readonly FieldRow<RaffleField>[] = [
  { name: 'title', label: 'opsRaffle.titleField', kind: 'text', max: 60 },
  { name: 'abstract', label: 'opsRaffle.abstract', kind: 'text', max: 200, isOptional: true },
  { name: 'picture', label: 'opsRaffle.picture', kind: 'picture', isOptional: true },
  {
    name: 'kind',
    label: 'opsRaffle.kindField',
    hint: 'opsRaffle.kindHint',
    kind: 'choice',
    options: raffleKinds.map((kind) => ({ value: kind, label: `opsRaffle.kind.${kind}` as const })),
  },
  { name: 'start', label: 'opsRaffle.start', kind: 'moment' },
  { name: 'end', label: 'opsRaffle.end', kind: 'moment' },
  { name: 'price', label: 'opsRaffle.price', hint: 'opsRaffle.priceHint', kind: 'number', max: 100_000 },
  { name: 'max_tickets', label: 'opsRaffle.maxTickets', kind: 'number', min: 1, max: 1000 },
  {
    name: 'claim_days',
    label: 'opsRaffle.claimDays',
    hint: 'opsRaffle.claimDaysHint',
    kind: 'number',
    min: 1,
    max: 90,
  },
]

/** The rules page may be written later: only publishing needs it. */
export const rulesRow: FieldRow<RaffleField> = {
  name: 'rules',
  label: 'opsRaffle.rules',
  hint: 'opsRaffle.rulesHint',
  kind: 'area',
  max: 20_000,
  isOptional: true,
}

/** The field that names the object of each kind of prize: products are given as such or by a voucher. */
const refFields = {
  coupon: 'coupon',
  diamond: 'diamond',
  pickup_voucher: 'product',
  product: 'product',
} as const satisfies Record<(typeof rafflePrizeKinds)[number], PrizeField>
const prizeKindOf = ({ kind }: Draft<PrizeField>) => rafflePrizeKinds.find((one) => one === kind) ?? 'product'

const prizeTable: readonly FieldRow<PrizeField>[] = [
  { name: 'name', label: 'opsRaffle.prizeName', kind: 'text', max: 60 },
  { name: 'picture', label: 'opsRaffle.picture', kind: 'picture', isOptional: true },
  {
    name: 'kind',
    label: 'opsRaffle.prizeKindField',
    kind: 'choice',
    options: rafflePrizeKinds.map((kind) => ({ value: kind, label: `opsRaffle.prizeKind.${kind}` as const })),
  },
  { name: 'coupon', label: 'opsRaffle.prizeKind.coupon', kind: 'target', source: 'coupon' },
  { name: 'product', label: 'opsRaffle.prizeKind.product', kind: 'target', source: 'product' },
  { name: 'diamond', label: 'opsRaffle.diamonds', kind: 'number', min: 1, max: 1_000_000 },
  { name: 'quantity', label: 'opsRaffle.quantity', kind: 'number', min: 1, max: 10_000 },
  { name: 'value', label: 'opsRaffle.value', hint: 'opsRaffle.valueHint', kind: 'amount' },
  { name: 'odds', label: 'opsRaffle.odds', hint: 'opsRaffle.oddsHint', kind: 'percent', min: 1, isOptional: true },
]

/**
 * Returns the fields of a prize: of what it is only those of its kind, and odds where each turn is answered at once.
 */
export function prizeRows(prize: Draft<PrizeField>, raffle: Draft<RaffleField>): readonly FieldRow<PrizeField>[] {
  const hiddenFields = new Set<PrizeField>(
    Object.values(refFields).filter((field) => field !== refFields[prizeKindOf(prize)]),
  )
  if (raffle.kind === 'draw') hiddenFields.add('odds')
  return prizeTable.filter(({ name }) => !hiddenFields.has(name))
}

export const emptyPrize: Draft<PrizeField> = {
  name: '',
  kind: 'product',
  coupon: '',
  product: '',
  diamond: '',
  quantity: '1',
  value: '',
  odds: '',
  picture: '',
}
export const emptyRaffle: RaffleDraft = {
  raffle: {
    title: '',
    abstract: '',
    kind: 'draw',
    start: '',
    end: '',
    price: '1',
    max_tickets: '10',
    claim_days: '30',
    rules: '',
    picture: '',
  },
  prizes: [emptyPrize],
}

export const raffleDraft = (raffle: OpsRaffle, offsets: ZoneOffsets): RaffleDraft => ({
  raffle: {
    title: raffle.title,
    abstract: raffle.abstract,
    kind: raffle.kind,
    start: fieldText(raffle.start, offsets),
    end: fieldText(raffle.end, offsets),
    price: String(raffle.price),
    max_tickets: String(raffle.max_tickets),
    claim_days: String(raffle.claim_days),
    rules: rulesText(raffle.rules),
    picture: pictureText(raffle.picture, raffle.main_image),
  },
  prizes: raffle.prizes.map(({ name, kind, ref, quantity, value, odds, picture, image }) => ({
    ...emptyPrize,
    name,
    kind,
    [refFields[kind]]: String(ref),
    quantity: String(quantity),
    value,
    odds: odds === null ? '' : percentText(odds),
    picture: pictureText(picture, image),
  })),
})

/** Moments are those of the site's clock. A field of a moment is complete here: no empty one is sent. */
export const raffleInput = ({ raffle, prizes }: RaffleDraft, offsets: ZoneOffsets): OpsRaffleInput => ({
  title: raffle.title.trim(),
  abstract: raffle.abstract.trim(),
  kind: raffleKinds.find((kind) => kind === raffle.kind) ?? 'draw',
  start: fieldMoment(raffle.start, offsets) ?? '',
  end: fieldMoment(raffle.end, offsets) ?? '',
  price: Number(raffle.price),
  max_tickets: Number(raffle.max_tickets),
  claim_days: Number(raffle.claim_days),
  rules: rulesHtml(raffle.rules),
  picture: pictureId(raffle.picture),
  prizes: prizes.map((prize) => {
    const kind = prizeKindOf(prize)
    return {
      name: prize.name.trim(),
      kind,
      ref: Number(prize[refFields[kind]]),
      quantity: Number(prize.quantity),
      value: prize.value.trim(),
      odds: raffle.kind === 'draw' ? null : partsOf(prize.odds),
      picture: pictureId(prize.picture),
    }
  }),
})
