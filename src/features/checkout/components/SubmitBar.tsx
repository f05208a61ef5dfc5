import type { CheckoutSums } from '@storefront/contract/entities/checkout/checkout'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import { Price } from '@/ui/display/Price'
import s from './SubmitBar.module.scss'

interface SubmitBarProps {
  /** Null where the sums stand above it. */
  readonly sums: Pick<CheckoutSums, 'total' | 'diamonds'> | null
  readonly busy: boolean
  readonly disabled: boolean
  readonly onSubmit: () => void
}

/** The amount to pay and the main action of this screen. */
export function SubmitBar({ sums, busy, disabled, onSubmit }: SubmitBarProps) {
  const t = useT()
  return (
    <View className={s.bar} role="region" aria-label={t('pages.checkout.submit')}>
      {sums ? (
        <View className={s.sum} role="status">
          <Text className={s.word}>{t('pages.checkout.total')}</Text>
          <Price amount={sums.total} size="l" sum />
          {sums.diamonds > 0 ? (
            <Text className={s.word}>{`+ ${t('checkout.coins', { n: sums.diamonds })}`}</Text>
          ) : null}
        </View>
      ) : null}
      <Button className={sums ? undefined : s.whole} busy={busy} disabled={disabled} onTap={onSubmit}>
        {t('pages.checkout.submit')}
      </Button>
    </View>
  )
}
