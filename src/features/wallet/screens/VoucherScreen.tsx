import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { walletApi } from '@/services/api/wallet'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import s from '@/features/wallet/components/Voucher.module.scss'
import { VoucherCard } from '@/features/wallet/components/VoucherCard'

/** shop.pickupcard.detail: pickup vouchers of one kind, also when all of them are fetched or their time is over. */
export function VoucherScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: walletKeys.voucher(id),
    queryFn: ({ signal }) => walletApi.voucher(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="card" />)
  const voucher = query.data
  return (
    <Screen title={t('vouchers.one')} state={guard ?? screenState}>
      {voucher ? (
        <View className={s.page}>
          <VoucherCard voucher={voucher} />
          {voucher.available === 0 ? <View className={s.days}>{t('vouchers.fetched')}</View> : null}
          <Button kind="ghost" wide onTap={() => void go('shop.pickupcard.center')}>
            {t('vouchers.title')}
          </Button>
        </View>
      ) : null}
    </Screen>
  )
}
