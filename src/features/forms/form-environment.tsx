import type { FormDetail } from '@storefront/contract/entities/forms/form'
import { type ComponentProps, useMemo } from 'react'
import { SendCodeButton } from '@/features/account/components/binding/SendCodeButton'
import { useVerificationCode } from '@/features/account/useVerificationCode'
import type { FormEnvironment } from '@/forms/types'

/** Requests the code that proves a number (spec 4: mobile verification), as the form does that binds one. */
export function SendCode({ mobile, kind }: ComponentProps<NonNullable<FormEnvironment['SendCode']>>) {
  return <SendCodeButton {...useVerificationCode(mobile, kind)} />
}

/** What the fields of a form need beside its schema; `parts` are the screen's own. */
export function useFormEnvironment(form: FormDetail, parts?: FormEnvironment['parts']): FormEnvironment {
  const { slug, option_remaining: remaining } = form
  const { origins } = form.config
  return useMemo(
    () => ({
      remaining,
      origins,
      optionsPath: (schemaKey) => `/form/form/${encodeURIComponent(slug)}/options/${encodeURIComponent(schemaKey)}/`,
      SendCode,
      parts,
    }),
    [slug, remaining, origins, parts],
  )
}
