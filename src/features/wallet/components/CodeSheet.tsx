import type { UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { copyText } from '@/shared/device/copyText'
import { useBrightScreen } from '@/shared/device/useBrightScreen'
import { isLost } from '@/features/wallet/useOfflineQuery'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { codeGroups } from '@/lib/text'
import { walletApi } from '@/services/api/wallet'
import { Button } from '@/ui/controls/Button'
import type { DialogProps } from '@/ui/overlay/store'
import { QrCode } from '@/ui/display/QrCode'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './OwnCoupon.module.scss'

interface CodeSheetProps extends DialogProps<undefined> {
  readonly own: UserCoupon
}

const SIZE = 200
/** The interval at which the coupon is read while its code is shown, because the counter may use it meanwhile. */
const LOOK_MS = 5000

/**
 * The code of a coupon for the counter: to be scanned, and to be read out where the camera fails. Once it was used the
 * sheet says so; without a network it shows what is known.
 */
export function CodeSheet({ close, own }: CodeSheetProps) {
  const t = useT()
  const { data = own, error } = useQuery({
    queryKey: walletKeys.ownCoupon(own.id),
    queryFn: ({ signal }) => walletApi.ownCoupon(own.id, { signal }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'used' ? false : LOOK_MS),
  })
  const { label } = own.coupon
  const isUsed = data.status === 'used'
  useBrightScreen(!isUsed)
  return (
    <Sheet open title={label} onClose={() => close()}>
      <View className={s.code}>
        {isUsed ? (
          <View className={s.digits} role="status">
            {data.status_display}
          </View>
        ) : (
          <>
            <QrCode text={data.code} size={SIZE} label={t('own.codeOf', { name: label })} />
            <View className={s.digits}>{codeGroups(data.code)}</View>
            <View className={s.hint} role="status">
              {t(isLost(error) ? 'own.codeOffline' : 'own.codeHint')}
            </View>
            <Button kind="secondary" onTap={() => void copyText(data.code)}>
              {t('own.copyCode')}
            </Button>
          </>
        )}
      </View>
    </Sheet>
  )
}
