import type { SearchSuggestion, SuggestionKind } from '@storefront/contract/entities/site/search'
import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { type TextKey, useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { RouteLink } from '@/shared/link/RouteLink'
import { Icon } from '@/ui/display/Icon'
import s from './Suggestions.module.scss'

interface KindRow {
  readonly to: RouteName
  readonly param: string
  readonly title: TextKey
}

/** The screen of each kind of item. */
const kinds: Readonly<Record<Exclude<SuggestionKind, 'word'>, KindRow>> = {
  category: { to: 'shop.product', param: 'category', title: 'list.category' },
  product: { to: 'shop.product.detail', param: 'id', title: 'list.kinds.product' },
  event: { to: 'event.event.detail', param: 'id', title: 'list.kinds.event' },
  article: { to: 'post.article.detail', param: 'id', title: 'list.kinds.article' },
  topic: { to: 'circle.topic.detail', param: 'id', title: 'list.kinds.topic' },
  note: { to: 'note.note.detail', param: 'id', title: 'list.kinds.note' },
}

interface SuggestionsProps {
  readonly items: readonly SearchSuggestion[]
  /** The letters in the field. */
  readonly letters: string
  readonly onPick: (words: string) => void
}

/** Proposals while a search is typed: a word is searched for, an item opens. */
export function Suggestions({ items, letters, onPick }: SuggestionsProps) {
  const t = useT()
  return (
    <View className={s.list} role="group" aria-label={t('list.suggestions')}>
      {items.map(({ kind, id, name }) => {
        if (kind === 'word' || id === undefined)
          return (
            <Pressable key={`word ${name}`} className={s.row} onTap={() => onPick(name)}>
              <Icon name="search" size={16} />
              <Name name={name} letters={letters} />
            </Pressable>
          )
        const { to, param, title } = kinds[kind]
        return (
          <RouteLink key={`${kind} ${id}`} className={s.row} to={to} params={{ [param]: id }}>
            <Name name={name} letters={letters} />
            <Text className={s.kind}>{t(title)}</Text>
          </RouteLink>
        )
      })}
    </View>
  )
}

/** The same beside the results of a search, in one line. */
export function SuggestionLine({ items, onPick }: Omit<SuggestionsProps, 'letters'>) {
  const t = useT()
  if (items.length === 0) return null
  return (
    <View className={s.line} role="group" aria-label={t('list.suggestions')}>
      {items.map(({ kind, id, name }) => {
        if (kind === 'word' || id === undefined)
          return (
            <Pressable key={`word ${name}`} className={s.chip} onTap={() => onPick(name)}>
              <View className={s.pill}>{name}</View>
            </Pressable>
          )
        const { to, param, title } = kinds[kind]
        return (
          <RouteLink key={`${kind} ${id}`} className={s.chip} to={to} params={{ [param]: id }}>
            <View className={s.pill}>
              {name}
              <Text className={s.of}>{t(title)}</Text>
            </View>
          </RouteLink>
        )
      })}
    </View>
  )
}

/** A name in which the typed letters stand out. */
function Name({ name, letters }: { readonly name: string; readonly letters: string }) {
  const at = letters === '' ? -1 : name.toLowerCase().indexOf(letters.toLowerCase())
  if (at < 0) return <Text className={s.name}>{name}</Text>
  return (
    <Text className={s.name}>
      {name.slice(0, at)}
      <Text className={s.match}>{name.slice(at, at + letters.length)}</Text>
      {name.slice(at + letters.length)}
    </Text>
  )
}
