import type { RegistrationForm } from '@storefront/contract/entities/events/registration'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { location } from '@/platform/location'
import { type RegistrationAnswers, registrationKeys, registrationsApi } from '@/services/api/registrations'
import { ApiError } from '@/services/client'
import { errorText } from '@/services/error-policy'
import { queryClient } from '@/services/query'
import { track } from '@/services/track'
import { useSubmit } from '@/services/use-submit'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { session } from '@/state/session'
import { confirm } from '@/ui/overlay/dialogs'

/** Reads the registration form of an event, and the user's own registration. */
export const useRegistrationForm = (event: string, enabled = true) =>
  useQuery({
    queryKey: registrationKeys.form(event),
    queryFn: ({ signal }) => registrationsApi.form(event, { signal }),
    enabled,
    staleTime: 0,
  })

const reload = (event: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: registrationKeys.form(event), exact: true }),
    queryClient.invalidateQueries({ queryKey: registrationKeys.registrations() }),
  ])

/**
 * Registers, or changes what was filled in; a visitor logs in first. A failure is `trouble`, a line in the form, and
 * the form is loaded again, as it may be closed or full by now.
 */
export function useSubmitRegistration(event: string, registrationId: number | null) {
  const [trouble, setTrouble] = useState('')
  const send = (data: RegistrationAnswers, key: string) =>
    registrationId === null
      ? registrationsApi.register(event, data, key)
      : registrationsApi.edit(registrationId, data, key)
  const { submit, busy } = useBoundSubmit(`registration:${event}:${registrationId ?? 'new'}`, send, {
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return false
      setTrouble(errorText(error))
      void reload(event)
      return true
    },
  })
  const register = async (data: RegistrationAnswers): Promise<boolean> => {
    setTrouble('')
    if (!(await session().ensureLogin())) return false
    const reply = await submit(data)
    if (!reply) return false
    track('registration_submit', { event })
    await reload(event)
    return true
  }
  return { register, busy, trouble }
}

/** Returns the visitor's location if the event requires it ({} if it does not); null if it is required and unknown. */
async function locate(isNeeded: boolean): Promise<{ latitude?: number; longitude?: number } | null> {
  if (!isNeeded) return {}
  const result = await location.locate()
  if (result.ok) return { latitude: result.latitude, longitude: result.longitude }
  showDeviceError(result.reason)
  return null
}

/** Returns the steps of the user's own registration: cancel it, and sign in at the event. */
export function useRegistrationSteps(event: string, form: RegistrationForm) {
  const t = useT()
  const id = form.registration?.id ?? 0
  const onError = () => {
    void reload(event)
    return false
  }
  const canceling = useSubmit(`registration_cancel:${id}`, (_: null, key: string) => registrationsApi.cancel(id, key), {
    onError,
  })
  const signing = useSubmit(
    `registration_signin:${id}`,
    (place: { latitude?: number; longitude?: number }, key: string) => registrationsApi.signIn(id, place, key),
    { onError },
  )
  const cancel = async () => {
    const [text, confirmText, cancelText] = [
      t('registration.cancelAsk'),
      t('registration.cancel'),
      t('registration.keep'),
    ]
    if (!(await confirm({ text, confirmText, cancelText, danger: true })) || !(await canceling.submit(null))) return
    await reload(event)
    feedback.toast(t('registration.canceled'), { at: 'center' })
  }
  const signIn = async () => {
    const place = await locate(form.needs_location)
    if (!place || !(await signing.submit(place))) return
    await reload(event)
    feedback.toast(t('registration.signedIn'), { at: 'center' })
  }
  return { cancel, signIn, busy: canceling.busy || signing.busy }
}
