import { describeMobile } from '@storefront/contract/domain/account/mobile'
import { type Failure, fail } from '../../core/failure'
import type { Ctx } from '../../core/context.types'
import { translate } from '../../core/i18n'

/** Refuses a mobile number (spec 5), and says at its field what is wrong with it as it came. */
export function mobileFailure({ language }: Pick<Ctx, 'language'>, mobile: string, field = 'mobile'): Failure {
  const { digits, others } = describeMobile(mobile)
  const name = others === '' ? 'validation.mobileDigits' : 'validation.mobileCharacters'
  return fail('mobileInvalid', {}, { [field]: translate(language, name, { mobile, digits, others }) })
}
