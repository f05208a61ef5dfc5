import { useQuery } from '@tanstack/react-query'
import { isPayTimeOver } from '@storefront/contract/domain/orders/payable'
import type { PayChannel } from '@storefront/contract/entities/checkout/payment'
import { codes } from '@/services/codes'
import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { askForOrderMessages } from '@/features/site/askForOrderMessages'
import { useT } from '@/i18n'
import { pay } from '@/platform/pay'
import { go, useRoute } from '@/router'
import { ApiError } from '@/services/client'
import { keys } from '@/services/query'
import { ordersApi } from '@/services/api/orders'
import { Button } from '@/ui/controls/Button'
import { Price } from '@/ui/display/Price'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { ChannelList } from '@/features/checkout/components/ChannelList'
import s from './PaymentScreen.module.scss'
import { useFundChannel } from '@/features/checkout/useFundChannel'
import { usePayment } from '@/features/checkout/usePayment'
import { CountDown } from '@/ui/display/CountDown'
import { useNow } from '@/platform/use-now'

/** Pays one order (route `payment`, query order and amount). */
export function PaymentScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.order ?? ''
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: keys.order(number),
    queryFn: ({ signal }) => ordersApi.order(number, { signal }),
    enabled: guard === null && number !== '',
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const order = query.data
  const balance = useFundChannel(order)
  const channels: readonly PayChannel[] = balance === null ? pay.channels() : [...pay.channels(), 'fund']
  const [chosenChannel, setChosenChannel] = useState<PayChannel | undefined>(undefined)
  const channel = chosenChannel ?? channels[0]
  const payBefore = order?.status === 'unpaid' ? order.pay_before : null
  const now = useNow(payBefore)
  const { start, busy, checking, openOrder } = usePayment(order)
  // The vendors take the question about messages from a tap alone, and this is the order's last one.
  const payBy = async (by: PayChannel) => {
    await askForOrderMessages(number)
    await start(by)
  }
  const isSettled = order !== undefined && order.status !== 'unpaid' && order.status !== 'closed'
  useEffect(() => {
    if (isSettled) void openOrder()
  }, [isSettled, openOrder])

  const toOrders = { text: t('pages.payment.orders'), onTap: () => void go('shop.order', {}, { replace: true }) }
  const ends = (): ScreenState | null => {
    const isUnknown = query.error instanceof ApiError && query.error.code === codes.orderNotFound
    if (number === '' || !/^\d+(\.\d+)?$/.test(params.amount ?? '') || isUnknown)
      return {
        kind: 'empty',
        icon: 'sad',
        text: t('pages.payment.wrong'),
        hint: t('pages.payment.wrongHint'),
        action: toOrders,
      }
    if (!order) return null
    // The link has another amount than the order: it was edited, or it is out of date.
    if (Number(order.tit) !== Number(params.amount))
      return {
        kind: 'empty',
        icon: 'sad',
        text: t('pages.payment.wrong'),
        hint: t('pages.payment.wrongHint'),
        action: toOrders,
      }
    if (order.status === 'closed')
      return { kind: 'empty', icon: 'time', text: t('pages.payment.closed'), action: toOrders }
    if (isPayTimeOver({ pay_before: payBefore }, now))
      return {
        kind: 'empty',
        icon: 'time',
        text: t('pages.payment.timeout'),
        action: { text: t('pages.payment.again'), onTap: () => void go('shop.category') },
      }
    return isSettled ? { kind: 'loading' } : null
  }
  const state = guard ?? ends() ?? screenState
  return (
    <Screen title={t('pages.payment.title')} state={state}>
      {order ? (
        <View>
          <View className={s.due}>
            <View className={s.word}>{t('pages.payment.amount')}</View>
            <Price amount={order.tit} size="xl" plain sum />
            {payBefore === null ? null : (
              <CountDown until={payBefore} label={t('pages.payment.left')} className={s.time} />
            )}
          </View>
          {channels.length > 0 ? (
            <ChannelList channels={channels} current={channel} balance={balance} onChange={setChosenChannel} />
          ) : (
            <View className={s.none}>{t('pages.payment.noChannel')}</View>
          )}
          <View className={s.foot}>
            <Button wide busy={busy || checking} disabled={!channel} onTap={() => channel && void payBy(channel)}>
              {checking ? t('pages.payment.checking') : t('pages.payment.pay')}
            </Button>
          </View>
        </View>
      ) : null}
    </Screen>
  )
}
