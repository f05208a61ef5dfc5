import { useQuery } from '@tanstack/react-query'
import { isFree } from '@storefront/contract/domain/money'
import { isPayTimeOver } from '@storefront/contract/domain/orders/payable'
import type { PayChannel } from '@storefront/contract/entities/checkout/payment'
import { codes } from '@/services/codes'
import { View } from '@tarojs/components'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { askForOrderMessages } from '@/features/site/askForOrderMessages'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go, useRoute } from '@/router'
import { ApiError } from '@/services/client'
import { keys } from '@/services/query'
import { ordersApi } from '@/services/api/orders'
import { Button } from '@/ui/controls/Button'
import { Price } from '@/ui/display/Price'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { ChannelList } from '@/features/checkout/components/ChannelList'
import type { PayCodeView } from '@/features/checkout/components/PayCodeView'
import type { PaidResult } from '@/features/checkout/paid/PaidResult'
import { usePaidShare } from '@/features/checkout/paid/usePaidShare'
import s from './PaymentScreen.module.scss'
import { useFundChannel } from '@/features/checkout/useFundChannel'
import { usePayment } from '@/features/checkout/usePayment'
import { useChannels } from '@/features/checkout/useChannels'
import { usePayCode } from '@/features/checkout/usePayCode'
import { usePart } from '@/shared/screen/usePart'
import { isCodeChannel } from '@/platform/pay/code-channels'
import { CountDown } from '@/ui/display/CountDown'
import { useNow } from '@/platform/use-now'

/**
 * Pays one order (route `payment`, query order and amount), and shows in place what follows once it is paid, also when
 * the address is opened again. `paying` is in the address when the vendor's cashier sent the buyer back here.
 */
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
  const channels = useChannels(balance, order?.tit)
  const [chosenChannel, setChosenChannel] = useState<PayChannel | undefined>(undefined)
  const channel = chosenChannel ?? channels[0]
  const payBefore = order?.status === 'unpaid' ? order.pay_before : null
  const now = useNow(payBefore)
  const { start, busy, checking, settle, check } = usePayment(order)
  const { code, checkPayment } = usePayCode(order, channels.some(isCodeChannel), settle)
  const [isChoosing, setIsChoosing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  // The vendors take the question about messages from a tap alone, and this is the order's last one.
  const payBy = async (by: PayChannel) => {
    await askForOrderMessages(number)
    await start(by)
    setIsChoosing(false)
  }
  const checkCode = async () => {
    setIsAsking(true)
    const state = await checkPayment().catch(() => null)
    setIsAsking(false)
    if (state === 'pending') feedback.toast(t('payCode.notYet'), { at: 'center' })
  }
  const isReturn = params.paying === '1' && order?.status === 'unpaid'
  const hasChecked = useRef(false)
  useEffect(() => {
    if (!isReturn || hasChecked.current) return
    hasChecked.current = true
    void check()
  }, [isReturn, check])
  const isSettled = order !== undefined && order.status !== 'unpaid' && order.status !== 'closed'
  const shared = usePaidShare(isSettled ? order : undefined)

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
    return null
  }
  const state = guard ?? ends() ?? screenState
  if (isSettled && state.kind === 'ready')
    return (
      <Screen title={t(isFree(order.tit) ? 'paid.screenFree' : 'paid.screen')} ownHeading>
        <PaidPart order={order} shared={shared} />
      </Screen>
    )
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
          {code && !isChoosing ? (
            <CodePart
              code={code}
              amount={order.tit}
              busy={isAsking}
              onCheck={() => void checkCode()}
              onOther={() => setIsChoosing(true)}
            />
          ) : channels.length > 0 ? (
            <ChannelList channels={channels} current={channel} balance={balance} onChange={setChosenChannel} />
          ) : (
            <View className={s.none}>{t('pages.payment.noChannel')}</View>
          )}
          {code && !isChoosing ? null : (
            <View className={s.foot}>
              <Button wide busy={busy || checking} disabled={!channel} onTap={() => channel && void payBy(channel)}>
                {checking ? t('pages.payment.checking') : t('pages.payment.pay')}
              </Button>
            </View>
          )}
        </View>
      ) : null}
    </Screen>
  )
}

const codeView = () => import('@/features/checkout/components/PayCodeView').then((module) => module.PayCodeView)

/** A code is shown by few payments: its view, and what draws QR codes, are loaded with one. */
function CodePart(props: ComponentProps<typeof PayCodeView>) {
  const Part = usePart(codeView)
  return Part ? <Part {...props} /> : <View className={s.none} />
}

const paidResult = () => import('@/features/checkout/paid/PaidResult').then((module) => module.PaidResult)

/** The result is loaded with the end of the payment: who pays waits for the ways to pay alone. */
function PaidPart(props: ComponentProps<typeof PaidResult>) {
  const Part = usePart(paidResult)
  return Part ? <Part {...props} /> : <SkeletonRows />
}
