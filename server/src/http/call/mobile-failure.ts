import { describeMobile, type MobileProblem } from '@storefront/contract/domain/account/mobile'
import { type Failure, fail } from '../../core/failure'
import type { Ctx, Tenant } from '../../core/context.types'
import { translate } from '../../core/i18n'

const texts = {
  foreign: 'validation.mobileForeign',
  characters: 'validation.mobileCharacters',
  digits: 'validation.mobileDigits',
  prefix: 'validation.mobilePrefix',
} as const satisfies Record<MobileProblem['reason'], string>

/** Refuses a mobile number (spec 5), and says at its field what is wrong with it as it came. */
export function mobileFailure(
  { language, tenant }: Pick<Ctx, 'language'> & { readonly tenant: Pick<Tenant, 'country'> },
  mobile: string,
  field = 'mobile',
): Failure {
  const { reason, data } = describeMobile(mobile, tenant.country, language)
  return fail('mobileInvalid', {}, { [field]: translate(language, texts[reason], { mobile, ...data }) })
}
