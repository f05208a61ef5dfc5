import type { Basket } from '@storefront/contract/entities/cart/basket'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { cx } from '@/lib/text'
import { tabs } from '@/platform/tabs'
import { Button } from '@/ui/controls/Button'
import { Checkbox } from '@/ui/controls/Checkbox'
import { Price } from '@/ui/display/Price'
import s from './BasketBar.module.scss'
import { allSelected } from '@/features/cart/basket-lines'

interface BasketBarProps {
  readonly basket: Basket
  readonly onSelectAll: (selected: boolean) => void
  readonly onCheckout: () => void
}

/** All of it, what it comes to by the server's count, and the way to pay. Stands above the web's tab bar. */
export function BasketBar({ basket, onSelectAll, onCheckout }: BasketBarProps) {
  const t = useT()
  return (
    <View className={cx(s.bar, !tabs.isNative && s.over)} role="region" aria-label={t('pages.basket.checkout')}>
      <Checkbox checked={allSelected(basket.lines)} label={t('pages.basket.all')} showLabel onChange={onSelectAll} />
      <View className={s.sum}>
        <View className={s.line} role="status">
          <Text className={s.word}>{t('pages.basket.total')}</Text>
          <Price amount={basket.total} size="l" sum />
        </View>
        <View className={s.hint}>{t('pages.basket.noShipping')}</View>
      </View>
      <Button className={s.go} disabled={basket.selected_count === 0} onTap={onCheckout}>
        {basket.selected_count > 0
          ? t('pages.basket.checkoutCount', { n: basket.selected_count })
          : t('pages.basket.checkout')}
      </Button>
    </View>
  )
}
