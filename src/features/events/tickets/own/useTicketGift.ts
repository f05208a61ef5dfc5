import type { IssuedTicketDetail } from '@storefront/contract/entities/events/ticket'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { ticketKeys, ticketsApi } from '@/services/api/tickets'
import { replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'
import { reloadTickets } from '../queries'

/**
 * Gives a ticket to a friend, and takes it back as long as nobody has accepted it. The link is sent once the gift is
 * open.
 */
export function useTicketGift({ id }: Pick<IssuedTicketDetail, 'id'>) {
  const t = useT()
  const onError = () => {
    reloadTickets()
    return false
  }
  const presenting = useSubmit(`ticket_present:${id}`, (_: null, key: string) => ticketsApi.present(id, key), {
    onError,
  })
  const cancelling = useSubmit(
    `ticket_present_cancel:${id}`,
    (_: null, key: string) => ticketsApi.cancelPresent(id, key),
    { onError },
  )
  const show = (ticket: IssuedTicketDetail | undefined, text: string) => {
    if (!ticket) return
    replaceQueryData(ticketKeys.one(id), ticket)
    reloadTickets()
    feedback.toast(text, { at: 'center' })
  }
  const giveTicket = async () => {
    if (await confirm({ text: t('event.giveAsk'), confirmText: t('event.give'), cancelText: t('event.keep') }))
      show(await presenting.submit(null), t('event.giveDone'))
  }
  const takeBack = async () => {
    if (
      await confirm({ text: t('event.takeBackAsk'), confirmText: t('event.takeBack'), cancelText: t('event.keepGift') })
    )
      show(await cancelling.submit(null), t('event.takeBackDone'))
  }
  return { giveTicket, takeBack, busy: presenting.busy || cancelling.busy }
}
