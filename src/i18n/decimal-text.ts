import type { Translate } from './index'

/** Returns a number with a fixed count of decimals in the reader's language: 4.5, in Indonesian 4,5. */
export const decimalText = (t: Translate, value: number, decimals = 1): string =>
  value.toFixed(decimals).replace('.', t('number.decimalMark'))
