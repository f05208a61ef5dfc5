import type { ErrorName, errors } from '@storefront/contract/errors'
import { useState } from 'react'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { subscribe } from '@/platform/subscribe'
import { ApiError } from '@/services/client'
import { errorText } from '@/services/error-policy'
import { type BookingInput, type BookingReply, reservationKeys, reservationsApi } from '@/services/api/reservations'
import { siteApi } from '@/services/api/site'
import { queryClient, replaceQueryData } from '@/services/query'
import { track } from '@/services/track'
import { session } from '@/state/session'
import { reloadAvailability } from './queries'

/** Refusals after which this screen has something to offer. */
const codes = { resvSlotGone: '14208', resvFull: '14209', resvOwn: '14210' } as const satisfies {
  readonly [N in ErrorName]?: (typeof errors)[N]['code']
}

/** The follow-up of a refusal: another slot (`taken`), the user's own bookings (`own`), or its text alone. */
export interface BookingTrouble {
  readonly text: string
  readonly kind: 'taken' | 'own' | 'other'
}

const kindOf = (error: unknown): BookingTrouble['kind'] => {
  if (!(error instanceof ApiError)) return 'other'
  if (error.code === codes.resvOwn) return 'own'
  return error.code === codes.resvFull || error.code === codes.resvSlotGone ? 'taken' : 'other'
}

/**
 * Asks for leave to send the reminder, where the vendor has such messages. Has to be called from a tap. Never rejects:
 * without leave no reminder is sent, and the booking does not wait for it.
 */
async function askForReminder(template: string): Promise<void> {
  if (template === '' || !subscribe.isSupported()) return
  try {
    const templates = await subscribe.request([template])
    if (templates.length > 0) void siteApi.notifyConfig(templates).catch(() => {})
  } catch {
    // A no is a no.
  }
}

/**
 * Books; a visitor logs in first. A failure opens no dialog and no toast (spec 8, as forms do): it is `trouble`, for a
 * line in the form, and what is free is loaded again.
 * @param template subscribe message of the reminder; empty without one
 * @param onTaken called when the slot has gone, so that others can be offered
 */
export function useSubmitBooking(slug: string, template: string, onTaken: () => void) {
  const [trouble, setTrouble] = useState<BookingTrouble | null>(null)
  const { submit, busy } = useBoundSubmit(
    `reservation_submit:${slug}`,
    (body: BookingInput, key: string) => reservationsApi.submit(slug, body, key),
    {
      onError: (error) => {
        // Whoever has to log in first is sent there, as always.
        if (error instanceof ApiError && error.status === 401) return false
        const kind = kindOf(error)
        setTrouble({ text: errorText(error), kind })
        void reloadAvailability(slug)
        if (kind === 'taken') onTaken()
        return true
      },
    },
  )
  const send = async (body: BookingInput): Promise<BookingReply | undefined> => {
    setTrouble(null)
    if (!(await session().ensureLogin())) return undefined
    await askForReminder(template)
    const reply = await submit(body)
    if (!reply) return undefined
    track('reservation_submit', { resv: slug })
    replaceQueryData(reservationKeys.booking(reply.resvrecord.id), reply.resvrecord)
    void queryClient.invalidateQueries({ queryKey: reservationKeys.bookings() })
    // What is free, and what one may still book, has changed.
    void reloadAvailability(slug)
    return reply
  }
  return { send, busy, trouble, clear: () => setTrouble(null) }
}
