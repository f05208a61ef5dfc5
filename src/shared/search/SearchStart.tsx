import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { clearSearches, useSearches } from '@/state/search-history'
import { useSite } from '@/state/site'
import { Empty } from '@/ui/feedback/Empty'
import { Icon } from '@/ui/display/Icon'
import { confirm } from '@/ui/overlay/dialogs'
import s from './SearchStart.module.scss'

interface PickProps {
  readonly onPick: (word: string) => void
}

interface SearchStartProps extends PickProps {
  /** In the place of the history. */
  readonly children?: ReactNode
  /** The site's own words without them. */
  readonly hotWords?: readonly string[]
}

/** Before anything is searched for: what was looked for here before, and what many look for. */
export function SearchStart({ onPick, children, hotWords }: SearchStartProps) {
  const t = useT()
  const history = useSearches()
  const ownWords = useSite(({ config }) => config.hot_words)
  const hasHot = (hotWords ?? ownWords).length > 0
  const clear = async () => {
    if (await confirm({ text: t('list.clearHistoryAsk'), danger: true })) clearSearches()
  }
  if (history.length === 0 && !hasHot) return <Empty icon="search" text={t('list.noWords')} />
  return (
    <>
      {children ?? (
        <WordGroup title={t('list.history')} words={history} onPick={onPick}>
          <Pressable className={s.clear} label={t('list.clearHistory')} onTap={() => void clear()}>
            <Icon name="trash" size={18} />
          </Pressable>
        </WordGroup>
      )}
      <HotWords onPick={onPick} words={hotWords} />
    </>
  )
}

/** The popular search words of this site. */
export function HotWords({ onPick, words }: PickProps & { readonly words?: readonly string[] | undefined }) {
  const t = useT()
  const ownWords = useSite(({ config }) => config.hot_words)
  return <WordGroup title={t('list.hot')} words={words ?? ownWords} onPick={onPick} />
}

interface WordGroupProps extends PickProps {
  readonly title: string
  readonly words: readonly string[]
  /** Stands at the end of the title's line. */
  readonly children?: ReactNode
}

function WordGroup({ title, words, onPick, children }: WordGroupProps) {
  if (words.length === 0) return null
  return (
    <View className={s.part}>
      <View className={s.head}>
        <Text className={s.title}>{title}</Text>
        {children}
      </View>
      <View className={s.words} role="group" aria-label={title}>
        {words.map((word) => (
          <Pressable key={word} className={s.word} onTap={() => onPick(word)}>
            <Text className={s.pill}>{word}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
