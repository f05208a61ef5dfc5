import { Text, View } from '@tarojs/components'
import { openContact } from '@/features/site/openContact'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { badgeText, useBasketCount } from '@/state/basket-count'
import { useSite } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/display/Icon'
import s from './BuyBar.module.scss'
import type { BuyIntent } from '@/features/catalog/buy-intent'

/** Whether the product can be bought, or why not. */
export type BuyState = 'open' | 'upcoming' | 'soldOut' | 'limitReached'

interface BuyBarProps {
  readonly state: BuyState
  readonly busy: boolean
  readonly onBuy: (kind: BuyIntent['kind']) => void
}

/** At the foot of a product: the ways out, and the two ways to buy. */
export function BuyBar({ state, busy, onBuy }: BuyBarProps) {
  const t = useT()
  const count = useBasketCount()
  const isOpen = useSite(({ config }) => config.is_open)
  return (
    <View className={s.bar} role="region" aria-label={t('pages.product.buyNow')}>
      <RouteLink to="mobile.index" className={s.way}>
        <Icon name="home" size={22} />
        <Text className={s.word}>{t('pages.product.home')}</Text>
      </RouteLink>
      <Pressable className={s.way} onTap={() => void openContact()}>
        <Icon name="service" size={22} />
        <Text className={s.word}>{t('common.service')}</Text>
      </Pressable>
      <RouteLink
        to="shop.basket"
        className={s.way}
        label={count > 0 ? t('pages.product.basketCount', { n: count }) : t('pages.product.basket')}
      >
        <Icon name="cart" size={22} />
        <Text className={s.word}>{t('pages.product.basket')}</Text>
        {/* A key of its own: each piece more is seen to arrive. */}
        {count > 0 ? (
          <Text key={count} className={s.badge}>
            {badgeText(count)}
          </Text>
        ) : null}
      </RouteLink>
      <View className={s.actions}>
        {!isOpen ? (
          <Button wide disabled onTap={() => {}}>
            {t('pages.product.openingSoon')}
          </Button>
        ) : state !== 'open' ? (
          <Button wide disabled onTap={() => {}}>
            {t(`pages.product.${state}`)}
          </Button>
        ) : (
          <>
            <Button kind="secondary" wide className={s.action} disabled={busy} onTap={() => onBuy('basket')}>
              {t('pages.product.addBasket')}
            </Button>
            <Button wide className={s.action} disabled={busy} onTap={() => onBuy('buy')}>
              {t('pages.product.buyNow')}
            </Button>
          </>
        )}
      </View>
    </View>
  )
}
