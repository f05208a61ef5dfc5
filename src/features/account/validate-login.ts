import { isCode, isMobile } from '@storefront/contract/domain/account/mobile'

/** The first problem of the login form, as a text key; null if it may be sent (spec 5). */
export type LoginProblem = 'mobileWrong' | 'codeMissing' | 'agreeFirst'

export interface LoginForm {
  readonly mobile: string
  readonly code: string
  readonly hasAgreed: boolean
}

export function loginProblem(form: LoginForm): LoginProblem | null {
  if (!isMobile(form.mobile)) return 'mobileWrong'
  if (!isCode(form.code)) return 'codeMissing'
  return form.hasAgreed ? null : 'agreeFirst'
}
