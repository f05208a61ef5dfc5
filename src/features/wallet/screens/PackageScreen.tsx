import { useQuery } from '@tanstack/react-query'
import { couponState } from '@storefront/contract/domain/wallet/coupon'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { Text, View } from '@tarojs/components'
import { ClaimButton } from '@/shared/coupon/ClaimButton'
import { CouponValue } from '@/shared/coupon/CouponValue'
import { openReward } from '@/shared/reward/rewards'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useShareCard } from '@/shared/share/useShareCard'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { keys, queryClient, replaceQueryData } from '@/services/query'
import { track } from '@/services/track'
import { useSubmit } from '@/services/use-submit'
import { walletApi } from '@/services/api/wallet'
import { session, useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import s from '@/features/wallet/components/Detail.module.scss'
import { CouponFact } from '@/features/wallet/components/CouponFact'
import { dateRangeText } from '@/features/wallet/coupon-labels'

/** shop.couponpackage: coupons that are received together. `code` names the member of staff through whom one came. */
export function PackageScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const query = useQuery({
    queryKey: walletKeys.couponPackage(id),
    queryFn: ({ signal }) => walletApi.couponPackage(id, { signal }),
  })
  const state = useScreenState(query, <PageSkeleton shape="card" />)
  const pack = query.data
  const isStaff = useSession(({ user }) => user !== null && hasPermission(user.perms, permissions.readShortlink))
  useShareCard(
    pack ? { title: pack.name, description: pack.description, name: 'shop.couponpackage', params: { id } } : null,
  )
  const { submit, busy } = useSubmit(
    `couponpackage_receive:${id}`,
    (_: null, key: string) => walletApi.receivePackage(id, params.code, key),
    {
      onError: () => {
        void query.refetch()
        return false
      },
    },
  )
  if (!pack) return <Screen title={t('pack.title')} state={state} />
  const claimState = couponState(pack, Date.now())
  const take = async () => {
    if (!(await session().ensureLogin())) return
    const updatedPack = await submit(null)
    if (!updatedPack) return
    track('coupon_receive', { package: id })
    replaceQueryData(walletKeys.couponPackage(id), updatedPack)
    for (const queryKey of [walletKeys.own(), keys.coupons()]) void queryClient.invalidateQueries({ queryKey })
    const coupons = updatedPack.items.map(({ coupon }) => ({
      id: coupon.id,
      type: coupon.type,
      value: coupon.value,
      label: coupon.label,
      end: coupon.end,
    }))
    await openReward({ kind: 'coupons', coupons })
  }
  const total = pack.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Screen title={t('pack.title')}>
      <View className={s.page}>
        <View className={s.ticket}>
          <View className={s.words}>
            <View className={s.label} role="heading" aria-level={2}>
              {pack.name}
            </View>
            {pack.description ? <View className={s.text}>{pack.description}</View> : null}
            <View className={s.text}>{t('pack.holds', { n: total })}</View>
          </View>
        </View>
        <View className={s.many} role="list">
          {pack.items.map(({ coupon, quantity }) => (
            <View key={coupon.id} className={s.one} role="listitem">
              <View className={s.stub}>
                <CouponValue coupon={coupon} />
              </View>
              <Text className={s.of}>{coupon.label}</Text>
              <Text className={s.times}>{t('pack.times', { n: quantity })}</Text>
            </View>
          ))}
        </View>
        <View className={s.facts}>
          <CouponFact name={t('couponDetail.days')} value={dateRangeText(pack.start, pack.end, t)} />
        </View>
        <View className={s.actions}>
          <ClaimButton wide state={claimState} busy={busy} onClaim={() => void take()}>
            {t(`pack.${claimState}`)}
          </ClaimButton>
          {pack.received > 0 ? (
            <Button wide kind="secondary" onTap={() => void go('shop.usercoupon')}>
              {t('gift.mine')}
            </Button>
          ) : null}
          {isStaff ? (
            <Button wide kind="ghost" onTap={() => void go('ops.couponpackagecode', { id })}>
              {t('counter.packTitle')}
            </Button>
          ) : null}
        </View>
      </View>
    </Screen>
  )
}
