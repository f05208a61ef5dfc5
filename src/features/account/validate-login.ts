import { isCode, isMobile } from '@storefront/contract/domain/account/mobile'
import type { Country } from '@storefront/contract/domain/country/country'
import type { errors } from '@storefront/contract/errors'
import { ApiError } from '@/services/client'

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

export type LoginField = 'mobile' | 'code'

/** The fields at fault for refusals of a login. */
const refusedFields = {
  '11001': 'mobile',
  '11002': 'code',
} as const satisfies { readonly [C in (typeof errors)['mobileInvalid' | 'codeWrong']['code']]: LoginField }

/** Returns the field that the server refused with its words, or null if the refusal is of neither field. */
export function refusedField(error: unknown): { readonly field: LoginField; readonly text: string } | null {
  if (!(error instanceof ApiError)) return null
  const field = Object.entries(refusedFields).find(([code]) => code === error.code)?.[1]
  return field && error.detail !== '' ? { field, text: error.detail } : null
}
