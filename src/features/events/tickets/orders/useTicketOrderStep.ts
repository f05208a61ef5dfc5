import type { TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { type TicketOrderStep, ticketKeys, ticketsApi } from '@/services/api/tickets'
import { replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'
import { reloadTickets } from '../queries'

/**
 * Sends the buyer's steps on a ticket order; irreversible ones are confirmed, and all data that shows the order is
 * loaded again.
 */
export function useTicketOrderStep(number: string) {
  const t = useT()
  const { submit, busy } = useSubmit(
    `ticket_order:${number}`,
    (step: TicketOrderStep, key: string) => ticketsApi.process(number, step, key),
    {
      // It moved meanwhile: what is shown is out of date.
      onError: () => {
        reloadTickets()
        return false
      },
    },
  )
  const send = async (step: TicketOrderStep): Promise<TicketOrderDetail | undefined> => {
    const order = await submit(step)
    if (!order) return undefined
    replaceQueryData(ticketKeys.order(number), order)
    reloadTickets()
    return order
  }
  const close = async (action: 'cancel' | 'decline'): Promise<void> => {
    const isConfirmed = await confirm({
      text: t(`event.ask.${action}`),
      confirmText: t(`event.action.${action}`),
      cancelText: t('event.keep'),
      danger: true,
    })
    if (isConfirmed && (await send({ action }))) feedback.toast(t(`event.done.${action}`), { at: 'center' })
  }
  /** @param amount what comes back, with its symbol */
  const refund = async (ticketIds: readonly number[], amount: string): Promise<void> => {
    const text = t('event.ask.refund', { n: ticketIds.length, amount })
    if (!(await confirm({ text, confirmText: t('event.action.refund'), cancelText: t('event.keep'), danger: true })))
      return
    if (await send({ action: 'refund', ticket_ids: [...ticketIds] }))
      feedback.toast(t('event.done.refund'), { at: 'center' })
  }
  return { send, close, refund, busy }
}
