import type { Language } from '@storefront/contract/language'
import { type Failure, fail } from './failure'
import { translate } from './i18n'

/** Reasons why a field of a request is refused: names of `validation` in the catalogues. */
export type ReasonName =
  | 'required'
  | 'wrongType'
  | 'tooLong'
  | 'tooShort'
  | 'tooBig'
  | 'tooSmall'
  | 'tooMany'
  | 'tooFew'
  | 'notOffered'
  | 'inFuture'
  | 'badCharacters'
  | 'tooDeep'
  | 'notJson'
  | 'badAddress'
  | 'badPostcode'
  | 'postcodeElsewhere'
  | 'idNumber'
  | 'badEmail'
  | 'badTaxNumber'
  | 'foreignPicture'
  | 'taken'
  | 'inPast'
  | 'beforeStart'
  | 'abovePrice'
  | 'afterEvent'
  | 'notPositive'
  | 'badPercent'
  | 'offGrid'
  | 'hoursOffGrid'
  | 'bookedBefore'
  | 'chosenBefore'
  | 'regionTwice'
  | 'regionExcluded'
  | 'regionUnknown'
  | 'weightMissing'
  | 'standardNeeded'
  | 'noRates'
  | 'daysOrder'

/** Returns the failure of one wrong part, with its reason in the user's language. */
export function badPart(
  field: string,
  reason: ReasonName,
  data: Record<string, string | number>,
  language: Language,
): Failure {
  const text = translate(language, `validation.${reason}`, data)
  return fail('badRequest', { field, reason: text }, field ? { [field]: text } : undefined)
}
