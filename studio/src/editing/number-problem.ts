import { isUnclearNumber, numberExample } from '@storefront/contract/domain/text/decimal'
import type { Translate } from '../i18n'

/** Bounds of a number, both inclusive, and how many decimals it may have. */
export interface NumberLimits {
  readonly min?: number
  readonly max?: number
  readonly precision?: number
}

function rangeProblem(t: Translate, value: number, { min, max }: NumberLimits): string | null {
  if (min !== undefined && value < min) return t('number.least', { n: min })
  return max !== undefined && value > max ? t('number.most', { n: max }) : null
}

/**
 * Says what is wrong with the text of a field of numbers; null for nothing and for an empty text. A field never rounds
 * or cuts what was typed, so that no amount changes unsaid.
 */
export function numberProblem(t: Translate, text: string, limits: NumberLimits, language: string): string | null {
  if (text === '') return null
  const value = Number(text)
  if (isUnclearNumber(text) || Number.isNaN(value))
    return t('number.unclear', { text, example: numberExample(language) })
  const { precision } = limits
  const decimals = text.split('.')[1]?.replace(/0+$/, '').length ?? 0
  if (precision !== undefined && decimals > precision)
    return precision === 0 ? t('number.whole') : t('number.decimals', { n: precision })
  return rangeProblem(t, value, limits)
}
