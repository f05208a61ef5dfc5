import { isDateTime } from '@storefront/contract/domain/date-time'
import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import type { Image } from '@storefront/contract/entities/common'
import type { TextKey, Translate } from '@/i18n'
import type { TargetSource } from './target-source'

/** The input of a form's fields, as typed. A switch is `true` or empty. */
export type Draft<N extends string = string> = Readonly<Record<N, string>>

interface ChoiceOption {
  readonly value: string
  readonly label: TextKey
}

/** One row of a form: all forms of promotion are tables of these. */
export interface FieldRow<N extends string = string> {
  readonly name: N
  readonly label: TextKey
  /**
   * `number` is a whole one, `percent` has up to two decimals, `moment` is of the site's clock, `options` shows its
   * choices at once.
   */
  readonly kind:
    | 'text'
    | 'area'
    | 'number'
    | 'amount'
    | 'percent'
    | 'moment'
    | 'switch'
    | 'choice'
    | 'options'
    | 'target'
    | 'picture'
  readonly hint?: TextKey
  /** Bounds of a number, of a percent in parts of 10,000; `max` of a text is its length. */
  readonly min?: number
  readonly max?: number
  readonly isOptional?: boolean
  readonly options?: readonly ChoiceOption[]
  readonly source?: TargetSource
}

/** Returns a stored picture as a field holds it: its id, and the address that shows it. */
export const pictureText = (id: number | null, image: Pick<Image, 'thumb'> | null): string =>
  id === null ? '' : `${id} ${image?.thumb ?? ''}`
export const pictureId = (text: string): number | null => (text === '' ? null : Number.parseInt(text, 10))
export const pictureUrl = (text: string): string => text.replace(/^\d+ /, '')

const PERCENT_DECIMALS = 2

/** Parts of 10,000 of a percent as it is typed; null for none. */
export const partsOf = (percent: string): number | null => fromDecimal(percent.trim(), PERCENT_DECIMALS)

/** Returns a percent as it is typed, without decimals that say nothing. */
export const percentText = (parts: number): string => toDecimal(parts, PERCENT_DECIMALS).replace(/\.?0+$/, '')

/** Returns the whole number that was typed; null for an empty field. */
export const wholeOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

const isWithin = (value: number | null, { min = 0, max = Number.MAX_SAFE_INTEGER }: FieldRow): boolean =>
  value !== null && value >= min && value <= max

type Check = (t: Translate, row: FieldRow, text: string, exponent: number) => string | null

const lengthError: Check = (t, { max }, text) =>
  max !== undefined && text.length > max ? t('promoForm.long', { n: max }) : null
const choiceError: Check = (t, { options = [] }, text) =>
  options.some(({ value }) => value === text) ? null : t('promoForm.choose')

/** The checks of a text that is not empty, by the kind of its field. */
const checks: Readonly<Record<FieldRow['kind'], Check>> = {
  text: lengthError,
  area: lengthError,
  number: (t, row, text) =>
    /^\d{1,15}$/.test(text) && isWithin(Number(text), row)
      ? null
      : t('promoForm.number', { min: row.min ?? 0, max: row.max ?? 999_999_999 }),
  amount: (t, row, text, exponent) => (isWithin(fromDecimal(text, exponent), row) ? null : t('promoForm.amount')),
  percent: (t, row, text) =>
    isWithin(partsOf(text), row)
      ? null
      : t('promoForm.percent', { min: percentText(row.min ?? 0) || '0', max: percentText(row.max ?? 10_000) }),
  moment: (t, _, text) => (isDateTime('datetime', text) ? null : t('form.datetime')),
  switch: () => null,
  picture: () => null,
  choice: choiceError,
  options: choiceError,
  target: (t, _, text) => (/^[1-9]\d{0,14}$/.test(text) ? null : t('promoForm.choose')),
}

/** Returns the text of a field's error; null for none. */
export function fieldError(t: Translate, row: FieldRow, text: string, exponent: number): string | null {
  if (text.trim() === '') return row.isOptional || row.kind === 'switch' ? null : t('promoForm.required')
  return checks[row.kind](t, row, text.trim(), exponent)
}

/** Whether all of a form may be sent. */
export const isComplete = (t: Translate, rows: readonly FieldRow[], draft: Draft, exponent: number): boolean =>
  rows.every((row) => fieldError(t, row, draft[row.name] ?? '', exponent) === null)
