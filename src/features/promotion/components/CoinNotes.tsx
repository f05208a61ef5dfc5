import type { CoinKind } from '@storefront/contract/domain/promotion/coins'
import type { PendingCoins } from '@storefront/contract/entities/promotion/coins'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/promotion'
import { dateText } from '@/lib/time'

interface CoinNotesProps {
  readonly kind: CoinKind
  /** Below zero is owed. */
  readonly amount: number
  readonly pending: readonly PendingCoins[]
  readonly className: string | undefined
}

/** Lines below a balance of coins: what of them is owed, and what is pending. */
export function CoinNotes({ kind, amount, pending, className }: CoinNotesProps) {
  const t = useT()
  const name = t(`coins.${kind}`)
  return (
    <>
      {amount < 0 ? <View className={className}>{t('coins.owed', { amount: -amount, kind: name })}</View> : null}
      {pending
        .filter((lot) => lot.kind === kind)
        .map((lot) => (
          <View key={lot.matures} className={className}>
            {t('coins.pending', { amount: lot.amount, kind: name, day: dateText(lot.matures) })}
          </View>
        ))}
    </>
  )
}
