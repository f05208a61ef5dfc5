import { useState } from 'react'
import { useBoundSubmit } from '@/features/account/useBoundSubmit'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { ticketsApi, type WaitingInput } from '@/services/api/tickets'
import { ApiError } from '@/services/client'
import { errorText } from '@/services/error-policy'
import { useSubmit } from '@/services/use-submit'
import { session } from '@/state/session'
import { confirm } from '@/ui/overlay/dialogs'
import { reloadTickets } from '../queries'

/** Joins the waiting list of an event, and leaves it; a visitor logs in first. A refusal is a line in the form. */
export function useWaiting(event: string) {
  const t = useT()
  const [trouble, setTrouble] = useState('')
  const joining = useBoundSubmit(
    `waiting_join:${event}`,
    (input: WaitingInput, key: string) => ticketsApi.join(event, input, key),
    {
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) return false
        setTrouble(errorText(error))
        reloadTickets()
        return true
      },
    },
  )
  const leaving = useSubmit(`waiting_leave:${event}`, (_: null, key: string) => ticketsApi.leave(event, key), {
    onError: () => {
      reloadTickets()
      return false
    },
  })
  const join = async (input: WaitingInput) => {
    setTrouble('')
    if (!(await session().ensureLogin()) || !(await joining.submit(input))) return
    reloadTickets()
    feedback.toast(t('event.joinDone'), { at: 'center' })
  }
  /** @param isOffered seats are held: leaving declines them */
  const leave = async (isOffered: boolean) => {
    const [text, confirmText] = isOffered
      ? [t('event.ask.decline'), t('event.action.decline')]
      : [t('event.leaveAsk'), t('event.leave')]
    if (
      !(await confirm({ text, confirmText, cancelText: t('event.keep'), danger: true })) ||
      !(await leaving.submit(null))
    )
      return
    reloadTickets()
    feedback.toast(t('event.leaveDone'), { at: 'center' })
  }
  return { join, leave, busy: joining.busy || leaving.busy, trouble }
}
