import { View } from '@tarojs/components'
import { openReward } from '@/shared/reward/rewards'
import { CodeField } from '@/features/wallet/components/CodeField'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { keys, queryClient } from '@/services/query'
import { track } from '@/services/track'
import { useSubmit } from '@/services/use-submit'
import { walletApi } from '@/services/api/wallet'
import s from './OwnCoupon.module.scss'

/**
 * Adds a coupon by the code from the shop; a refusal shows the server's error message, and the code stays in the field.
 */
export function RedeemField() {
  const t = useT()
  const { submit, busy } = useSubmit('usercoupon_add', (code: string, key: string) => walletApi.addCoupon(code, key))
  const receive = async (code: string): Promise<boolean> => {
    const own = await submit(code)
    if (!own) return false
    const { id, type, value, label } = own.coupon
    track('coupon_receive', { coupon: id })
    for (const queryKey of [walletKeys.own(), keys.coupons(), keys.ownModuleData()])
      void queryClient.invalidateQueries({ queryKey })
    void openReward({ kind: 'coupons', coupons: [{ id, type, value, label, end: own.end_date }] })
    return true
  }
  return (
    <View className={s.field}>
      <CodeField
        label={t('own.byCode')}
        placeholder={t('own.codePlaceholder')}
        action={t('own.receive')}
        busy={busy}
        onCode={receive}
      />
    </View>
  )
}
