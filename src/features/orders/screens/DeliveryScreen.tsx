import type { Delivery } from '@storefront/contract/entities/orders/delivery'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { CommentSummary } from '@/features/community/components/comment/CommentSummary'
import { ReviewFoot } from '@/features/community/components/comment/ReviewFoot'
import { CommentGroup } from '@/features/orders/components/CommentGroup'
import { copyText } from '@/shared/device/copyText'
import { LineRow } from '@/shared/order-line/LineRow'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { type Translate, t, useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { externalLink } from '@/platform/external-link'
import { useRoute } from '@/router'
import { type DeliveryNodes, ordersApi, ordersKeys } from '@/services/api/orders'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import { Timeline } from '@/ui/display/Timeline'
import { DeliveryActionButton } from '@/features/orders/components/DeliveryActionButton'
import s from './DeliveryScreen.module.scss'

interface Parcel {
  readonly delivery: Delivery
  readonly nodes: DeliveryNodes
}

/** Loads the parcel and its tracking, which are shown together. */
async function load(number: string, signal: AbortSignal): Promise<Parcel> {
  const [delivery, nodes] = await Promise.all([
    ordersApi.delivery(number, { signal }),
    ordersApi.deliveryNodes(number, { signal }),
  ])
  // By its carrier's word it came while it was being read.
  const cameNow = delivery.state !== 'delivered' && nodes.results.some(({ kind }) => kind === 'delivered')
  return { delivery: cameNow ? await ordersApi.delivery(number, { signal }) : delivery, nodes }
}

/** shop.order_nodedelivery.detail: one parcel of an order, what is in it, and where it was. */
export function DeliveryScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: ordersKeys.delivery(number),
    queryFn: ({ signal }) => load(number, signal),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const parcel = query.data
  const bar =
    parcel && parcel.delivery.actions.length > 0 ? <DeliveryActionButton delivery={parcel.delivery} /> : undefined
  return (
    <Screen title={t('parcel.title')} state={guard ?? screenState} bar={bar}>
      {parcel ? <Inside {...parcel} /> : null}
    </Screen>
  )
}

/** Opens the carrier's page; a mini-program cannot, and copies its address. */
async function openPage(page: string): Promise<void> {
  if ((await externalLink.open(page, async () => undefined)) === 'copied')
    feedback.toast(t('common.linkCopied'), { at: 'center' })
}

function Inside({ delivery, nodes }: Parcel) {
  const t = useT()
  const { carrier, tracking_no, tracking_page: page, state_display, lines } = delivery
  const trackText = delivery.state === 'shipped' && nodes.track ? trackLabels(nodes.track, t) : null
  return (
    <View className={s.page}>
      <View className={s.card}>
        <View className={s.head}>{state_display}</View>
        <View className={s.fact}>
          <Text className={s.number}>{tracking_no ? `${carrier} ${tracking_no}` : t('parcel.noTracking')}</Text>
          {tracking_no ? (
            <Button
              kind="ghost"
              size="s"
              className={s.copy}
              label={`${t('pages.order.copy')} ${t('parcel.trackingNo')}`}
              onTap={() => void copyText(tracking_no)}
            >
              {t('pages.order.copy')}
            </Button>
          ) : null}
        </View>
        {page ? (
          <Button wide kind="secondary" onTap={() => void openPage(page)}>
            {t('parcel.trackAt', { carrier })}
          </Button>
        ) : null}
      </View>
      <View className={s.card}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('parcel.way')}
        </View>
        {trackText ? <View className={s.said}>{trackText}</View> : null}
        {nodes.results.length === 0 ? (
          <View className={s.text}>{t('parcel.noWay')}</View>
        ) : (
          <Timeline steps={nodes.results} />
        )}
      </View>
      <View className={s.card}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('parcel.inside')}
        </View>
        {lines.map((line) => (
          <LineRow key={line.line_id} line={line} />
        ))}
      </View>
      {delivery.state === 'delivered' ? (
        <CommentGroup
          title={t('comment.ofParcel')}
          queryKey={ordersKeys.deliveryComments(delivery.number)}
          load={(options) => ordersApi.deliveryComments(delivery.number, options)}
          renderFoot={(review) => <ReviewFoot review={review} />}
        />
      ) : null}
      <CommentSummary target="delivery" id={delivery.number} className={s.card} />
    </View>
  )
}

/** Returns the explanation for a missing reply of the carrier; null if it replied. */
function trackLabels({ result, asked: askedAt }: NonNullable<DeliveryNodes['track']>, t: Translate): string | null {
  if (result === 'ok') return null
  if (result === 'nothing' || result === 'wrong') return t(`parcel.${result}`)
  return t('parcel.unreachable', { time: dateTimeText(askedAt) })
}
