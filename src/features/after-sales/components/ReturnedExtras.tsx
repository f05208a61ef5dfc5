import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import s from './Return.module.scss'
import type { ReturnExtras } from '@/features/after-sales/return-request'

/** Coins and vouchers that come back beside the money; nothing where there are none. */
export function ReturnedExtras({
  of: { diamonds, vouchers },
  className = s.fact,
}: {
  readonly of: ReturnExtras
  readonly className?: string
}) {
  const t = useT()
  const parts = [
    ...(diamonds > 0 ? [t('ret.coinsBack', { n: diamonds })] : []),
    ...(vouchers > 0 ? [t('ret.vouchersBack', { n: vouchers })] : []),
  ]
  if (parts.length === 0) return null
  return (
    <View className={className}>
      <Text className={s.label}>{t('ret.alsoBack')}</Text>
      <Text className={s.value}>{parts.join(t('common.listSeparator'))}</Text>
    </View>
  )
}
