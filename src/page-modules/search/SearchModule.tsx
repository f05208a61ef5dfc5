import { View } from '@tarojs/components'
import { SearchPill } from '@/features/catalog/components/category/SearchPill'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { textOf } from '../read'
import type { ModuleProps } from '../types'
import s from './SearchModule.module.scss'

const PRODUCTS = 'shop.product'

/** The way into search, with the words that many look for. */
export function SearchModule({ config }: ModuleProps) {
  const t = useT()
  const type = textOf(config.search_type) || PRODUCTS
  const words = Array.isArray(config.hot_words) ? [...new Set(config.hot_words.map(textOf))].filter(Boolean) : []
  const usual = type.startsWith('shop.') ? t('pages.module.search') : t('pages.search.title')
  return (
    <View>
      <SearchPill placeholder={textOf(config.placeholder) || usual} type={type} />
      {words.length > 0 ? (
        <View className={s.hot} role="group" aria-label={t('pages.module.hot')}>
          {words.map((word) => (
            <RouteLink key={word} to="search" params={{ type, search: word }} className={s.word}>
              <View className={s.pill}>{word}</View>
            </RouteLink>
          ))}
        </View>
      ) : null}
    </View>
  )
}
