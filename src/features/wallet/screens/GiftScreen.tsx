import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { CouponTerms } from '@/shared/coupon/CouponTerms'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { endTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { go, useRoute } from '@/router'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { track } from '@/services/track'
import { walletApi } from '@/services/api/wallet'
import { session } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/display/Picture'
import { Screen } from '@/ui/layout/Screen'
import s from '@/features/wallet/components/Detail.module.scss'
import { CouponFact } from '@/features/wallet/components/CouponFact'
import { dateRangeText } from '@/features/wallet/coupon-labels'

/** shop.usercoupon.present: what the link of a gift leads to. Everybody sees what it is; one takes it. */
export function GiftScreen() {
  const t = useT()
  const { params } = useRoute()
  const num = params.num ?? ''
  const query = useQuery({
    queryKey: walletKeys.gift(num),
    queryFn: ({ signal }) => walletApi.gift(num, { signal }),
    staleTime: 0,
  })
  const state = useScreenState(query, <PageSkeleton shape="card" />)
  const { submit, busy } = useSubmit(`gift_receive:${num}`, (_: null, key: string) => walletApi.receiveGift(num, key), {
    onError: () => {
      void query.refetch()
      return false
    },
  })
  const gift = query.data
  if (!gift) return <Screen title={t('gift.title')} state={state} />
  const isOpen = gift.state === 'open'
  const take = async () => {
    if (!(await session().ensureLogin())) return
    if (!(await submit(null))) return
    track('coupon_receive', { coupon: gift.coupon.id })
    feedback.toast(t('gift.received'), { at: 'center' })
    await queryClient.invalidateQueries({ queryKey: walletKeys.own() })
    await go('shop.usercoupon', {}, { replace: true })
  }
  return (
    <Screen title={t('gift.title')}>
      <View className={s.page}>
        <View className={s.giver}>
          {gift.giver.avatar ? (
            <View className={s.avatar}>
              <Picture image={gift.giver.avatar} alt="" width={56} ratio={1} />
            </View>
          ) : null}
          {t('gift.from', { name: gift.giver.name })}
        </View>
        <View className={cx(s.ticket, !isOpen && gift.state !== 'own' && s.past)}>
          <CouponTerms coupon={gift.coupon} className={s.face} />
          <View className={s.words}>
            <View className={s.label} role="heading" aria-level={2}>
              {gift.coupon.label}
            </View>
            {gift.coupon.description ? <View className={s.text}>{gift.coupon.description}</View> : null}
          </View>
        </View>
        <View className={s.facts}>
          <CouponFact name={t('couponDetail.days')} value={dateRangeText(null, gift.end_date, t)} />
        </View>
        {gift.state === 'open' ? (
          gift.present_until ? (
            <View className={s.said}>{t('gift.until', { time: endTimeText(gift.present_until) })}</View>
          ) : null
        ) : (
          <View className={s.said} role="status">
            {t(`gift.${gift.state}`)}
          </View>
        )}
        <View className={s.actions}>
          {isOpen ? (
            <Button wide busy={busy} onTap={() => void take()}>
              {t('gift.receive')}
            </Button>
          ) : null}
          {gift.state === 'not_open' ? (
            <Button wide kind="secondary" onTap={() => void query.refetch()}>
              {t('gift.again')}
            </Button>
          ) : null}
          <Button wide kind="ghost" onTap={() => void go(gift.state === 'own' ? 'shop.usercoupon' : 'mobile.index')}>
            {t(gift.state === 'own' ? 'gift.mine' : 'gift.home')}
          </Button>
        </View>
      </View>
    </Screen>
  )
}
