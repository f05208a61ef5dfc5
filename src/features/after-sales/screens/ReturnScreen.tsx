import { isFree } from '@storefront/contract/domain/money'
import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { LineRow } from '@/shared/order-line/LineRow'
import { RouteLink } from '@/shared/link/RouteLink'
import { PictureRow } from '@/shared/picture/PictureRow'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useOrderReturn } from '@/features/after-sales/useOrderReturn'
import { useT } from '@/i18n'
import { dateTimeText, endTimeText } from '@/lib/time'
import { Price } from '@/ui/display/Price'
import { Screen } from '@/ui/layout/Screen'
import { ReturnedExtras } from '@/features/after-sales/components/ReturnedExtras'
import s from '@/features/after-sales/components/Return.module.scss'
import { RefundCard } from '@/features/after-sales/components/RefundCard'
import { ReplacementCard } from '@/features/after-sales/components/ReplacementCard'
import { ReturnActions } from '@/features/after-sales/components/ReturnActions'
import { ReturnLog } from '@/features/after-sales/components/ReturnLog'

/** The order as the one who looks may open it. */
const orderOf = ({ order_id, order_number }: OrderReturn) =>
  order_id === null
    ? ({ to: 'shop.order.detail', params: { number: order_number } } as const)
    : ({ to: 'ops.order.detail', params: { id: order_id } } as const)

/** shop.orderlinereturn.detail: a return, how far it has come, and what the one who looks may do. */
export function ReturnScreen() {
  const t = useT()
  const { guard, query } = useOrderReturn()
  const screenState = useScreenState(query)
  const ret = query.data
  // The shop moves it, too.
  useDidShow(() => {
    if (ret) void query.refetch({ cancelRefetch: false })
  })
  const facts = ret
    ? [
        { label: t('ret.kind'), value: ret.kind_display },
        ...(ret.exchange
          ? [
              { label: t('ret.exchangeFrom'), value: ret.exchange.from_label || ret.line.product_name },
              { label: t('ret.exchangeTo'), value: ret.exchange.to_label || ret.line.product_name },
            ]
          : []),
        { label: t('ret.quantity'), value: String(ret.quantity) },
        { label: t('ret.reason'), value: ret.reason },
        ...(ret.description ? [{ label: t('ret.description'), value: ret.description }] : []),
        ...(ret.tracking_no ? [{ label: t('ret.back'), value: `${ret.carrier} ${ret.tracking_no}` }] : []),
        { label: t('ret.number'), value: ret.number },
      ]
    : []
  return (
    <Screen
      title={t('ret.detail')}
      state={guard ?? screenState}
      bar={ret && ret.actions.length > 0 ? <ReturnActions ret={ret} /> : undefined}
    >
      {ret ? (
        <View className={s.page}>
          <View className={s.card}>
            <View className={s.head} role="status">
              {ret.status_display}
            </View>
            {ret.refund && ret.refund.status !== 'done' ? (
              <View className={s.sub}>{ret.refund.status_display}</View>
            ) : null}
            {ret.appeal_until ? (
              <View className={s.sub}>{t('ret.appealOnce', { time: endTimeText(ret.appeal_until) })}</View>
            ) : null}
            {ret.actions.includes('ship') ? <View className={s.sub}>{t('ret.waybillHint')}</View> : null}
          </View>
          <View className={s.card}>
            <LineRow line={{ ...ret.line, price: ret.line.upit, quantity: ret.quantity }} />
            {ret.exchange ? null : (
              <View className={s.fact}>
                <Text className={s.label}>{t('ret.amount')}</Text>
                <Price amount={ret.amount} plain sum />
              </View>
            )}
            {isFree(ret.shipping) ? null : (
              <View className={s.fact}>
                <Text className={s.label}>{t('ret.fee')}</Text>
                <Price amount={ret.shipping} plain sum />
              </View>
            )}
            <ReturnedExtras of={ret} />
            {facts.map(({ label, value }) => (
              <View key={label} className={s.fact}>
                <Text className={s.label}>{label}</Text>
                <Text className={s.value}>{value}</Text>
              </View>
            ))}
            <PictureRow images={ret.images} nameOf={(n) => t('ret.pictureN', { n })} />
          </View>
          {ret.exchange ? <ReplacementCard exchange={ret.exchange} /> : null}
          {ret.appeal ? (
            <View className={s.card}>
              <View className={s.title} role="heading" aria-level={2}>
                {t('ret.appeal')}
              </View>
              <Text className={s.sub}>{ret.appeal.text}</Text>
              <PictureRow images={ret.appeal.images} nameOf={(n) => t('ret.pictureN', { n })} />
            </View>
          ) : null}
          {ret.refund && ret.order_id !== null ? <RefundCard refund={ret.refund} /> : null}
          <ReturnLog logs={ret.logs} />
          <RouteLink {...orderOf(ret)} className={s.item}>
            <View className={s.itemHead}>
              <Text>{t('ret.order')}</Text>
              <Text className={s.itemKind}>{dateTimeText(ret.created)}</Text>
            </View>
          </RouteLink>
        </View>
      ) : null}
    </Screen>
  )
}
