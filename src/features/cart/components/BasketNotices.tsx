import { formatPrice } from '@storefront/contract/domain/money'
import type { Basket } from '@storefront/contract/entities/cart/basket'
import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/display/Icon'
import { useCurrency } from '@/ui/stores'
import s from './BasketNotices.module.scss'

/** The amount that the chosen goods lack for free shipping, and the link to more goods. */
export function FreeShippingHint({ shipping }: { readonly shipping: NonNullable<Basket['free_shipping']> }) {
  const t = useT()
  const currency = useCurrency()
  const isReached = Number(shipping.missing) === 0
  const text = isReached
    ? t('pages.basket.freeReached', { amount: formatPrice(shipping.over, currency) })
    : t('pages.basket.freeMissing', { amount: formatPrice(shipping.missing, currency) })
  return (
    <View className={s.notice}>
      <Icon name={isReached ? 'check' : 'truck'} size={18} className={s.icon} />
      <View className={s.text} role="status">
        {text}
        {shipping.is_regional ? <View className={s.hint}>{t('pages.basket.freeRegional')}</View> : null}
      </View>
      {isReached ? null : (
        <RouteLink to="shop.category" className={s.way}>
          {t('pages.basket.addMore')}
          <Icon name="right" size={14} />
        </RouteLink>
      )}
    </View>
  )
}

const UNDO_MS = 10_000

/** Offers for a while to bring back what was removed. */
export function RemovedNotice({
  count,
  onRestore,
  onEnd,
}: {
  readonly count: number
  readonly onRestore: () => void
  readonly onEnd: () => void
}) {
  const t = useT()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs from the first showing
  useEffect(() => {
    const timer = setTimeout(onEnd, UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <View className={s.notice}>
      <View className={s.text} role="status">
        {t('pages.basket.removed', { n: count, count })}
      </View>
      <Button kind="ghost" size="s" onTap={onRestore}>
        {t('pages.basket.undo')}
      </Button>
    </View>
  )
}
