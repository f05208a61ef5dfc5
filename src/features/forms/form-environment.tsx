import type { FormPart } from '@storefront/contract/entities/forms/form'
import { type ComponentProps, useMemo } from 'react'
import { SendCodeButton } from '@/features/account/components/binding/SendCodeButton'
import { useVerificationCode } from '@/features/account/useVerificationCode'
import type { FormEnvironment } from '@/forms/types'

/** Requests the code that proves a number (spec 4: mobile verification), as the form does that binds one. */
function SendCode({ mobile, kind }: ComponentProps<NonNullable<FormEnvironment['SendCode']>>) {
  return <SendCodeButton {...useVerificationCode(mobile, kind)} />
}

/** Fields of a form; of another's own fields the origins alone, for only forms have stored lists and quotas. */
type FieldSource = Pick<FormPart, 'origins'> & Partial<Pick<FormPart, 'slug' | 'option_remaining'>>

/**
 * Returns the values that fields need beside their schema; `parts` are the screen's own. Without a source there are no
 * fields.
 */
export function useFormEnvironment(source: FieldSource | null, parts?: FormEnvironment['parts']): FormEnvironment {
  const { slug, option_remaining: remaining, origins } = source ?? {}
  return useMemo(
    () => ({
      remaining,
      origins,
      optionsPath:
        slug === undefined
          ? undefined
          : (schemaKey) => `/form/form/${encodeURIComponent(slug)}/options/${encodeURIComponent(schemaKey)}/`,
      SendCode,
      parts,
    }),
    [slug, remaining, origins, parts],
  )
}
