import { ownCouponTabs } from '@storefront/contract/domain/wallet/user-coupon'
import type { UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { goUse } from '@/shared/coupon/goUse'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { OfflineNotice } from '@/features/wallet/components/OfflineNotice'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useUnusedCoupons } from '@/features/wallet/useUnusedCoupons'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { type OwnTab, walletApi } from '@/services/api/wallet'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { ListView } from '@/ui/list/ListView'
import { openDialog } from '@/ui/overlay/store'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'
import { CodeSheet } from '@/features/wallet/components/CodeSheet'
import { GiftSheet } from '@/features/wallet/components/GiftSheet'
import s from '@/features/wallet/components/OwnCoupon.module.scss'
import { OwnCouponCard, type UserCouponActionName } from '@/features/wallet/components/OwnCouponCard'
import { RedeemField } from '@/features/wallet/components/RedeemField'
import { CardSkeletons } from '@/shared/screen/CardSkeletons'
import { useGift } from '@/features/wallet/useGift'

const idOf = ({ id }: UserCoupon): number => id
const words = {
  unused: 'own.emptyUnused',
  presenting: 'own.emptyPresenting',
  used: 'own.emptyUsed',
  expired: 'own.emptyExpired',
} as const
const isTab = (text: string | undefined): text is OwnTab => ownCouponTabs.some((tab) => tab === text)

/** The user's coupons under their tabs (spec 3). The unused ones open without a network, too. */
export function OwnCouponsScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const tab: OwnTab = isTab(params.tab) ? params.tab : 'unused'
  const gifts = useGift()
  const onAction = (own: UserCoupon, action: UserCouponActionName) => {
    if (action === 'use') void goUse(own.coupon)
    if (action === 'show') void openDialog(CodeSheet, { own })
    if (action === 'give') gifts.give(own)
    if (action === 'cancel') void gifts.cancel(own)
  }
  const cards = (items: readonly UserCoupon[], isOffline: boolean) => (
    <View className={s.list}>
      {items.map((own) => (
        <OwnCouponCard key={own.id} own={own} busy={gifts.busy} isOffline={isOffline} onAction={onAction} />
      ))}
    </View>
  )
  const offline = useUnusedCoupons()
  const isOffline = offline.at !== null
  return (
    <Screen
      title={t('own.title')}
      state={offline.state.kind === 'ready' || offline.state.kind === 'loading' ? undefined : offline.state}
    >
      <Tabs
        label={t('own.title')}
        current={tab}
        items={ownCouponTabs.map((key) => ({ key, title: t(`own.${key}`) }))}
        onChange={(key) => setQuery({ tab: key === 'unused' ? undefined : key })}
      />
      {isOffline && tab === 'unused' ? (
        <>
          <View className={s.get}>
            <OfflineNotice at={offline.at} />
          </View>
          {cards(offline.data?.results ?? [], true)}
        </>
      ) : (
        <OwnCouponList tab={tab} render={(items) => cards(items, false)} />
      )}
      {gifts.giving ? (
        <GiftSheet
          own={gifts.giving}
          busy={gifts.busy}
          onClose={() => gifts.give(null)}
          onShare={() => void gifts.send()}
          onVendor={gifts.startVendorShare}
        />
      ) : null}
    </Screen>
  )
}

function OwnCouponList({
  tab,
  render,
}: {
  readonly tab: OwnTab
  readonly render: (items: readonly UserCoupon[]) => ReactNode
}) {
  const t = useT()
  const guard = useRequireLogin()
  const own = usePaged<UserCoupon>({
    key: walletKeys.own(tab),
    load: (page, options) => walletApi.ownCoupons({ ...page, tab }, options),
    idOf,
    enabled: guard === null,
  })
  const { items, view } = own
  // Orders use coupons and return them, and another user may accept a gift.
  useRefetchOnShow(own)
  const more = { text: t('own.toCoupons'), onTap: () => void go('shop.coupon') }
  const empty = <Empty icon="wallet" text={t(words[tab])} action={more} />
  return (
    <>
      <ListView {...view} skeleton={<CardSkeletons shape="coupon" />} empty={empty}>
        {render(items)}
      </ListView>
      {tab === 'unused' && view.status === 'ready' ? (
        <View className={s.get}>
          <RedeemField />
          <Button kind="ghost" wide onTap={() => void go('shop.coupon')}>
            {t('wallet.get')}
          </Button>
        </View>
      ) : null}
    </>
  )
}
