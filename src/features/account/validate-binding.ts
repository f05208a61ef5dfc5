import { isEmail } from '@storefront/contract/domain/forms/input'
import { isCode, isMobile } from '@storefront/contract/domain/account/mobile'
import type { Country } from '@storefront/contract/domain/country/country'
import type { MobileForm } from '@storefront/contract/entities/site/site'

export interface Binding {
  readonly mobile: string
  readonly verify_code: string
  readonly name: string
  readonly email: string
}

type Problem = 'mobileMissing' | 'mobileWrong' | 'codeMissing' | 'nameMissing' | 'emailMissing' | 'emailWrong'

/** The error of a field, as a text key below `bind`. */
export interface BindProblem {
  readonly field: keyof Binding
  readonly text: `bind.${Problem}`
}

/**
 * Returns the first error of what the site asks for beside the number; an e-mail address is checked even when it is
 * optional.
 */
export function particularsProblem(
  { name, email }: Pick<Binding, 'name' | 'email'>,
  rules: MobileForm,
): BindProblem | null {
  if (rules.require_name && name.trim() === '') return { field: 'name', text: 'bind.nameMissing' }
  if (email.trim() === '') return rules.require_email ? { field: 'email', text: 'bind.emailMissing' } : null
  return isEmail(email.trim()) ? null : { field: 'email', text: 'bind.emailWrong' }
}

/** Returns the first error of the form, in the order of its fields (spec 5); null when it may be sent. */
export function bindProblem(binding: Binding, rules: MobileForm, country: Country): BindProblem | null {
  const { mobile, verify_code } = binding
  if (mobile === '') return { field: 'mobile', text: 'bind.mobileMissing' }
  if (!isMobile(mobile, country)) return { field: 'mobile', text: 'bind.mobileWrong' }
  if (!isCode(verify_code)) return { field: 'verify_code', text: 'bind.codeMissing' }
  return particularsProblem(binding, rules)
}
