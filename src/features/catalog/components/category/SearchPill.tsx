import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { Icon } from '@/ui/display/Icon'
import s from './SearchPill.module.scss'

interface SearchPillProps {
  readonly placeholder?: string
  /** The type to search for: a module's or a resource's. */
  readonly type?: string
}

/** Looks like a search field and opens the search screen. */
export function SearchPill({ placeholder, type = 'shop.product' }: SearchPillProps) {
  const t = useT()
  return (
    <RouteLink to="search" params={{ type }} className={s.pill}>
      <Icon name="search" size={18} />
      <View className={s.placeholder}>{placeholder || t('pages.module.search')}</View>
    </RouteLink>
  )
}
