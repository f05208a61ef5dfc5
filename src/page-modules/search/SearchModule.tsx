import { View } from '@tarojs/components'
import { SearchPill } from '@/features/search/SearchPill'
import { RouteLink } from '@/features/link/RouteLink'
import { useT } from '@/i18n'
import { textOf } from '../read'
import type { ModuleProps } from '../types'
import s from './SearchModule.module.scss'

/** The way into search, with the words that many look for. */
export function SearchModule({ config }: ModuleProps) {
  const t = useT()
  const words = Array.isArray(config.hot_words) ? config.hot_words.map(textOf).filter(Boolean) : []
  return (
    <View>
      <SearchPill placeholder={textOf(config.placeholder)} />
      {words.length > 0 ? (
        <View className={s.hot} role="group" aria-label={t('pages.module.hot')}>
          {words.map((word) => (
            <RouteLink key={word} to="search" params={{ type: 'shop.product', search: word }} className={s.w}>
              <View className={s.t}>{word}</View>
            </RouteLink>
          ))}
        </View>
      ) : null}
    </View>
  )
}
