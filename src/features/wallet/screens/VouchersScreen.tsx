import type { VoucherHolder } from '@storefront/contract/entities/wallet/voucher'
import { View } from '@tarojs/components'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { go } from '@/router'
import { walletApi } from '@/services/api/wallet'
import { Empty } from '@/ui/feedback/Empty'
import { ListView } from '@/ui/list/ListView'
import { Screen } from '@/ui/layout/Screen'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import s from '@/features/wallet/components/Voucher.module.scss'
import { VoucherCard } from '@/features/wallet/components/VoucherCard'

const idOf = ({ id }: VoucherHolder): number => id

/** shop.pickupcard.center: the pickup vouchers of which something is left to fetch. */
export function VouchersScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const vouchers = usePaged<VoucherHolder>({
    key: walletKeys.vouchers(),
    load: walletApi.vouchers,
    idOf,
    enabled: guard === null,
  })
  const { items, view } = vouchers
  useRefetchOnShow(vouchers)
  return (
    <Screen title={t('vouchers.title')} state={guard ?? undefined}>
      <ListView
        {...view}
        skeleton={<SkeletonRows rows={3} />}
        empty={
          <Empty
            icon="box"
            text={t('vouchers.empty')}
            action={{ text: t('couponDetail.toShop'), onTap: () => void go('shop.category') }}
          />
        }
      >
        <View className={s.page}>
          {items.map((voucher) => (
            <VoucherCard key={voucher.id} voucher={voucher} isLink />
          ))}
        </View>
      </ListView>
    </Screen>
  )
}
