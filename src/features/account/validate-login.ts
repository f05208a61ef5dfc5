import { isCode, isMobile } from '@storefront/contract/domain/account/mobile'

/** What is wrong with the login form, as a text key; null when it may be sent (spec 5). */
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

/** Digits alone, at most `most`, also from a pasted "138 0000 0001" or "+86 138…". */
export const digits = (text: string, most: number): string => text.replace(/^\+86/, '').replace(/\D/g, '').slice(0, most)
