import { Text, View } from '@tarojs/components'
import { cx } from '@/lib/text'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { router } from '@/router/router'
import { go } from '@/router'
import { hrefFor } from '@/routes'
import { useBadge } from '@/ui/stores'
import { Icon, type IconName } from '@/ui/display/Icon'
import s from './TabBar.module.scss'

const items = [
  { name: 'mobile.index', icon: 'home', text: 'common.tabs.home' },
  { name: 'shop.category', icon: 'category', text: 'common.tabs.category' },
  { name: 'shop.basket', icon: 'cart', text: 'common.tabs.basket' },
  { name: 'ucenter', icon: 'user', text: 'common.tabs.me' },
] as const satisfies readonly { name: string; icon: IconName; text: string }[]

export type TabName = (typeof items)[number]['name']

/**
 * The four tabs on the web; mini-programs have their vendor's bar (docs/decisions/006). On a phone only their own
 * screens show them, on a desktop every screen does.
 */
export function TabBar({ current }: { readonly current: TabName | undefined }) {
  const t = useT()
  const badge = useBadge()
  return (
    <View className={s.bar} role="navigation" aria-label={t('common.tabs.label')}>
      {items.map(({ name, icon, text }) => {
        const count = name === 'shop.basket' ? badge : 0
        return (
          <Pressable
            key={name}
            href={router.site().base + hrefFor(name)}
            className={cx(s.tab, name === current && s.on)}
            label={t(text) + (count > 0 ? ` ${count}` : '')}
            onTap={() => void go(name)}
          >
            <Icon name={icon} size={24} />
            <Text className={s.text}>{t(text)}</Text>
            {count > 0 ? <Text className={s.badge}>{count > 99 ? '99+' : count}</Text> : null}
          </Pressable>
        )
      })}
    </View>
  )
}
