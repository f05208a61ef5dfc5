import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import s from './BuyBar.module.scss'

interface PickupBarProps {
  readonly soldOut: boolean
  readonly busy: boolean
  readonly onPickup: () => void
}

/** At the foot of a product that a voucher is good for: it is fetched, not bought. */
export function PickupBar({ soldOut, busy, onPickup }: PickupBarProps) {
  const t = useT()
  return (
    <View className={s.bar} role="region" aria-label={t('checkout.fetch')}>
      <Text className={s.hint}>{t('checkout.fetchHint')}</Text>
      <Button disabled={busy || soldOut} onTap={onPickup}>
        {t(soldOut ? 'pages.product.soldOut' : 'checkout.fetch')}
      </Button>
    </View>
  )
}
