import { useQuery } from '@tanstack/react-query'
import { couponState } from '@storefront/contract/domain/wallet/coupon'
import { View } from '@tarojs/components'
import { ClaimButton } from '@/shared/coupon/ClaimButton'
import { goUse } from '@/shared/coupon/goUse'
import { CouponTerms } from '@/shared/coupon/CouponTerms'
import { useReceive } from '@/shared/coupon/useReceive'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { go, useRoute } from '@/router'
import { walletApi } from '@/services/api/wallet'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import s from '@/features/wallet/components/Detail.module.scss'
import { CouponFact } from '@/features/wallet/components/CouponFact'
import { dateRangeText } from '@/features/wallet/coupon-labels'

/** shop.coupon.detail: one coupon of the shop, by its id or its slug, and the way to take it. */
export function CouponScreen() {
  const t = useT()
  const { params } = useRoute()
  const key = params.id ?? ''
  const query = useQuery({
    queryKey: walletKeys.coupon(key),
    queryFn: ({ signal }) => walletApi.coupon(key, { signal }),
  })
  const state = useScreenState(query, <PageSkeleton shape="card" />)
  const coupon = query.data
  const { receive, busy } = useReceive(coupon?.id ?? 0)
  const shared = useShareCard(
    coupon
      ? {
          title: coupon.label,
          description: coupon.description,
          name: 'shop.coupon.detail',
          params: { id: coupon.slug || coupon.id },
        }
      : null,
  )
  if (!coupon) return <Screen title={t('couponDetail.title')} state={state} />
  const claimState = couponState(coupon, Date.now())
  const isOpen = claimState === 'open'
  const take = async () => {
    await receive()
    await query.refetch()
  }
  const count = (n: number | null, text: 'couponDetail.leftCount' | 'couponDetail.limitCount') =>
    n === null ? t('couponDetail.unlimited') : t(text, { n })
  return (
    <Screen title={t('couponDetail.title')}>
      <View className={s.page}>
        <View className={cx(s.ticket, !isOpen && claimState !== 'taken' && s.past)}>
          <CouponTerms coupon={coupon} className={s.face} />
          <View className={s.words}>
            <View className={s.label} role="heading" aria-level={2}>
              {coupon.label}
            </View>
            {coupon.description ? <View className={s.text}>{coupon.description}</View> : null}
          </View>
        </View>
        <View className={s.facts}>
          <CouponFact name={t('couponDetail.days')} value={dateRangeText(coupon.start, coupon.end, t)} />
          <CouponFact name={t('couponDetail.left')} value={count(coupon.inventory, 'couponDetail.leftCount')} />
          <CouponFact
            name={t('couponDetail.limit')}
            value={count(coupon.max_user_applications, 'couponDetail.limitCount')}
          />
          {coupon.available > 0 ? (
            <CouponFact name={t('couponDetail.available')} value={count(coupon.available, 'couponDetail.leftCount')} />
          ) : null}
        </View>
        <View className={s.actions}>
          <ClaimButton wide state={claimState} busy={busy} onClaim={() => void take()}>
            {t(`coupon.${claimState}`)}
          </ClaimButton>
          {coupon.available > 0 ? (
            <Button wide kind={isOpen ? 'secondary' : 'primary'} onTap={() => void goUse(coupon)}>
              {t('coupon.use')}
            </Button>
          ) : null}
          {coupon.received > 0 ? (
            <Button wide kind="ghost" onTap={() => void go('shop.usercoupon')}>
              {t('gift.mine')}
            </Button>
          ) : null}
          {shared ? <ShareAction item={shared} className={s.share} /> : null}
        </View>
      </View>
    </Screen>
  )
}
