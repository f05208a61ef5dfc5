import { View } from '@tarojs/components'
import { RouteLink } from '@/features/link/RouteLink'
import { useT } from '@/i18n'
import { Icon } from '@/ui/Icon'
import s from './SearchPill.module.scss'

/** Looks like a search field and opens the search screen. */
export function SearchPill({ placeholder }: { readonly placeholder?: string }) {
  const t = useT()
  const text = placeholder || t('pages.module.search')
  return (
    <RouteLink to="search" params={{ type: 'shop.product' }} className={s.pill}>
      <Icon name="search" size={18} />
      <View className={s.t}>{text}</View>
    </RouteLink>
  )
}
