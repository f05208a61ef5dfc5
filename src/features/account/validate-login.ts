import { isCode, isMobile } from '@storefront/contract/domain/account/mobile'
import type { Country } from '@storefront/contract/domain/country/country'

/** The first problem of the login form, as a text key; null if it may be sent (spec 5). */
export type LoginProblem = 'mobileWrong' | 'codeMissing' | 'agreeFirst'

export interface LoginForm {
  readonly mobile: string
  readonly code: string
  readonly hasAgreed: boolean
}

export function loginProblem(form: LoginForm, country: Country): LoginProblem | null {
  if (!isMobile(form.mobile, country)) return 'mobileWrong'
  if (!isCode(form.code)) return 'codeMissing'
  return form.hasAgreed ? null : 'agreeFirst'
}
