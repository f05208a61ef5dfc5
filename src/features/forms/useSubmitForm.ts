import { useState } from 'react'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import type { FormValues } from '@/forms/useSchemaForm'
import { ApiError } from '@/services/client'
import { type FormAnswers, formsApi } from '@/services/api/forms'
import { keys, queryClient } from '@/services/query'
import { errorText } from '@/services/error-policy'
import { track } from '@/services/track'
import { session } from '@/state/session'

export type FormResult = Awaited<ReturnType<typeof formsApi.submitForm>>

/**
 * Submits a form; a visitor logs in first. A failure opens no dialog and no toast (spec 8): `trouble` is its error
 * message, for a line in the form, and the form is loaded again, as it may be closed by now.
 */
export function useSubmitForm(slug: string) {
  const [trouble, setTrouble] = useState('')
  const { submit, busy } = useBoundSubmit(
    `form_submit:${slug}`,
    (body: FormAnswers, key: string) => formsApi.submitForm(slug, body, key),
    {
      onError: (error) => {
        // Whoever has to log in first is sent there, as always.
        if (error instanceof ApiError && error.status === 401) return false
        setTrouble(errorText(error))
        void queryClient.invalidateQueries({ queryKey: keys.form(slug), exact: true })
        return true
      },
    },
  )
  const send = async (values: FormValues): Promise<FormResult | undefined> => {
    setTrouble('')
    if (!(await session().ensureLogin())) return undefined
    const reply = await submit({ ...values })
    if (!reply) return undefined
    track('form_submit', { form: slug })
    // What one may do with it now has changed; and what was saved on the way is gone.
    void queryClient.invalidateQueries({ queryKey: keys.form(slug), exact: true })
    queryClient.removeQueries({ queryKey: keys.savedForm(slug) })
    return reply
  }
  return { send, busy, trouble }
}
