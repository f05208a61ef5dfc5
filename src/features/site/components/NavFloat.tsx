import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { type ComponentType, useState } from 'react'
import { openContact } from '@/features/site/openContact'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import type { ChromeProps } from '@/ui/layout/chrome'
import { Icon } from '@/ui/display/Icon'
import { barEnd } from '@/ui/navigation/TitleBar'
import type { NavLinksProps } from './NavLinks'
import s from './NavFloat.module.scss'
import { hasNav } from '@/features/site/chrome-routes'

/**
 * The ways out of a screen that stands under no tab: home, basket, customer service (spec 2). It waits folded up, as
 * three dots at the end of the title bar or, where there is none, as a handle at the right edge, and loads them when it
 * is unfolded.
 */
export function NavFloat({ route, isTab }: ChromeProps) {
  const t = useT()
  const [part, setPart] = useState<{ NavLinks: ComponentType<NavLinksProps> } | null>(null)
  // Who reads on has no use for it, and it would lie over the words.
  usePageScroll(() => setPart(null))
  if (!hasNav(route, isTab)) return null
  const isOpen = part !== null
  const toggle = async () => {
    const { NavLinks } = await import('./on-tap')
    setPart(part ? null : { NavLinks })
  }
  return (
    <View className={cx(s.nav, barEnd, isOpen && s.open)} role="navigation" aria-label={t('site.nav.label')}>
      <Pressable
        className={s.toggle}
        label={t(isOpen ? 'site.nav.close' : 'site.nav.label')}
        expanded={isOpen}
        onTap={() => void toggle()}
      >
        <Icon name={isOpen ? 'close' : 'left'} size={isOpen ? 20 : 14} />
      </Pressable>
      {part ? <part.NavLinks onContact={() => void openContact()} /> : null}
    </View>
  )
}
