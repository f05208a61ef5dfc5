import { Text, View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { openContact } from '@/features/site/openContact'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { env } from '@/platform/env'
import { router } from '@/router/router'
import { back } from '@/router'
import { badgeText, useBasketCount } from '@/state/basket-count'
import type { ChromeProps } from '@/ui/layout/chrome'
import { Icon, type IconName } from '@/ui/display/Icon'
import s from './NavFloat.module.scss'
import { hasNav } from '@/features/site/chrome-routes'

/**
 * The ways out of a screen that stands under no tab: home, basket, customer service (spec 2). It waits folded up as a
 * handle at the right edge; mini-programs have a "back" of their own.
 */
export function NavFloat({ route, isTab }: ChromeProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const count = useBasketCount()
  // Who reads on has no use for it, and it would lie over the words.
  usePageScroll(() => setOpen(false))
  if (!hasNav(route, isTab)) return null
  const toggle = () => setOpen(!isOpen)
  const canBack = !env.isMini && router.canBack()
  return (
    <View className={cx(s.nav, isOpen && s.open)} role="navigation" aria-label={t('site.nav.label')}>
      <Pressable
        className={s.toggle}
        label={t(isOpen ? 'site.nav.close' : 'site.nav.label')}
        expanded={isOpen}
        onTap={toggle}
      >
        <Icon name={isOpen ? 'close' : 'left'} size={isOpen ? 20 : 14} />
      </Pressable>
      {isOpen ? (
        <View className={s.ways}>
          {canBack ? (
            <Pressable className={s.way} onTap={() => back()}>
              <Face icon="left" word={t('site.nav.back')} />
            </Pressable>
          ) : null}
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
          <Pressable className={s.way} onTap={() => void openContact()}>
            <Face icon="service" word={t('site.nav.service')} />
          </Pressable>
        </View>
      ) : null}
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
