import { contactLine } from '@storefront/contract/domain/account/mobile'
import type { OpsTicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { EventHead } from '@/features/events/components/EventHead'
import { OrderTickets } from '@/features/events/tickets/orders/OrderTickets'
import s from '@/features/ops/components/Ops.module.scss'
import { useOps } from '@/features/ops/useOps'
import { OrderRefunds } from '@/features/orders/components/OrderRefunds'
import { Facts } from '@/features/reservations/components/RecordFacts'
import { opsContentKeys } from '@/services/api/ops/content'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { useRoute } from '@/router'
import { type OpsTicketOrderStep, opsTicketKeys, opsTicketsApi } from '@/services/api/ops/tickets'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { Dial } from '@/shared/device/Dial'
import { OrderTotals } from '@/shared/order-line/OrderTotals'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import { confirm } from '@/ui/overlay/dialogs'

/** ops.ticketorder.detail: one order of tickets, as those who sell them see it. */
export function OpsTicketOrderScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useOps(permissions.readTicketOrder)
  const query = useQuery({
    queryKey: opsTicketKeys.order(number),
    queryFn: ({ signal }) => opsTicketsApi.order(number, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const state = useScreenState(query)
  return (
    <>
      {query.data && !guard ? (
        <Inside order={query.data} />
      ) : (
        <Screen title={t('event.order')} state={guard ?? state} />
      )}
    </>
  )
}

/** Sends the operator's steps on an order: revokes an unpaid one, and takes tickets back. */
function useOpsOrderStep(number: string) {
  const t = useT()
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: opsTicketKeys.order(number) })
    void queryClient.invalidateQueries({ queryKey: opsTicketKeys.orders() })
    void queryClient.invalidateQueries({ queryKey: opsContentKeys.events() })
    void queryClient.invalidateQueries({ queryKey: opsTicketKeys.waiting() })
  }
  const { submit, busy } = useSubmit(
    `ops_ticket_order:${number}`,
    (step: OpsTicketOrderStep, key: string) => opsTicketsApi.process(number, step, key),
    {
      onError: () => {
        reload()
        return false
      },
    },
  )
  const act = async (step: OpsTicketOrderStep, text: string): Promise<void> => {
    if (
      !(await confirm({
        text,
        confirmText: t(`opsTicket.action.${step.action}`),
        cancelText: t('event.keep'),
        danger: true,
      })) ||
      !(await submit(step))
    )
      return
    reload()
    feedback.toast(t('ops.done'), { at: 'center' })
  }
  return { act, busy }
}

function Inside({ order }: { readonly order: OpsTicketOrderDetail }) {
  const t = useT()
  const {
    number,
    user,
    status_display,
    event,
    sums,
    paid,
    refunded,
    refunds,
    created: createdAt,
    actions,
    is_offer,
  } = order
  const { act, busy } = useOpsOrderStep(number)
  const canChange = useSession((state) => hasPermission(state.user?.perms ?? [], permissions.changeTicketOrder))
  const canRevoke = canChange && actions.includes('revoke')
  const bar = canRevoke ? (
    <View className={s.bar}>
      <Button kind="danger" busy={busy} onTap={() => void act({ action: 'revoke' }, t('opsTicket.ask.revoke'))}>
        {t('opsTicket.action.revoke')}
      </Button>
    </View>
  ) : undefined
  return (
    <Screen title={t('event.order')} bar={bar}>
      <View className={s.page}>
        <View className={s.card}>
          <View className={s.who}>
            <View>
              <View className={s.big}>{status_display}</View>
              <Text className={s.quiet}>{contactLine(user)}</Text>
            </View>
            <Dial name={user.name} number={user.mobile} />
          </View>
        </View>
        <EventHead event={event} />
        <OrderTickets
          order={{ ...order, actions: canChange ? actions : [] }}
          busy={busy}
          isReadOnly
          onRefund={(ids, amount) =>
            void act({ action: 'refund', ticket_ids: [...ids] }, t('event.ask.refund', { n: ids.length, amount }))
          }
        />
        <View className={s.card}>
          <OrderTotals
            sums={sums}
            totalText={t(paid ? 'pages.order.paidSum' : 'pages.order.dueSum')}
            isShipped={false}
          />
          <OrderRefunds order={{ refunded, refunded_shipping: '0', refunds }} />
        </View>
        <View className={s.card}>
          <Facts
            facts={[
              { label: t('event.number'), text: number },
              { label: t('event.ordered'), text: dateTimeText(createdAt) },
              { label: t('event.paid'), text: paid ? dateTimeText(paid) : '' },
              { label: t('opsTicket.source'), text: is_offer ? t('opsTicket.byWaiting') : '' },
              ...order.tickets.flatMap(({ attendee }) =>
                attendee.answers.map(({ title, value }) => ({ label: title, text: value })),
              ),
            ]}
          />
        </View>
      </View>
    </Screen>
  )
}
