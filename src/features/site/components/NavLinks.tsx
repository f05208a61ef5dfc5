import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { badgeText, useBasketCount } from '@/state/basket-count'
import { Icon, type IconName } from '@/ui/display/Icon'
import s from './NavFloat.module.scss'

export interface NavLinksProps {
  readonly onContact: () => void
}

/** Home, basket and customer service: the unfolded quick navigation. */
export function NavLinks({ onContact }: NavLinksProps) {
  const t = useT()
  const count = useBasketCount()
  return (
    <View className={s.ways}>
      <RouteLink to="mobile.index" className={s.way}>
        <Face icon="home" word={t('site.nav.home')} />
      </RouteLink>
      <RouteLink
        to="shop.basket"
        className={s.way}
        label={count > 0 ? t('pages.product.basketCount', { n: count }) : t('site.nav.basket')}
      >
        <Face icon="cart" word={t('site.nav.basket')} />
        {count > 0 ? <Text className={s.badge}>{badgeText(count)}</Text> : null}
      </RouteLink>
      <Pressable className={s.way} onTap={onContact}>
        <Face icon="service" word={t('site.nav.service')} />
      </Pressable>
    </View>
  )
}

function Face({ icon, word }: { readonly icon: IconName; readonly word: string }) {
  return (
    <>
      <Icon name={icon} size={20} />
      <Text className={s.word}>{word}</Text>
    </>
  )
}
