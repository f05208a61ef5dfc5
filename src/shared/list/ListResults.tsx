import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { ReadProgressTracker } from '@/shared/reading-progress/ReadProgressTracker'
import { useT } from '@/i18n'
import { useRouteName } from '@/router'
import { go } from '@/router/navigate'
import { Empty } from '@/ui/feedback/Empty'
import { ListView } from '@/ui/list/ListView'
import { SkeletonGrid, SkeletonRows } from '@/ui/feedback/Skeleton'
import s from './ListResults.module.scss'
import type { EmptyTexts, ListSource } from './spec'
import { usePaged } from './usePaged'

interface ListResultsProps<T, Q extends object> {
  readonly source: ListSource<T, Q>
  readonly query: Q
  /** Shown when nothing fits the question; the source's own words without it. */
  readonly empty?: ReactNode
  /** Draws what stands under a list of a few items that has ended. */
  readonly renderMore?: (items: readonly T[]) => ReactNode
  /** Draws the words that a search without results may mean, above `empty`. */
  readonly renderSuggestion?: (words: string) => ReactNode
}

function NothingYet({ icon, text, hint, action }: EmptyTexts) {
  const t = useT()
  return (
    <Empty
      icon={icon}
      text={t(text)}
      hint={hint && t(hint)}
      action={action && { text: t(action.text), onTap: () => void go(action.to) }}
    />
  )
}

/** Items of a list that leaves room on the first screen. */
const FEW = 4

const skeletons = { grid: <SkeletonGrid cards={6} />, rows: <SkeletonRows /> }

/** The items of a question, 20 a page, with their states: loading, failed, nothing there, the end. */
export function ListResults<T, Q extends object>({
  source,
  query,
  empty,
  renderMore,
  renderSuggestion,
}: ListResultsProps<T, Q>) {
  const { key, load, idOf, renderItems, skeleton = 'rows' } = source
  const route = useRouteName()
  const { items, total, suggestion, view } = usePaged<T>({
    key: key(query),
    load: (page, options) => load({ ...query, ...page }, options),
    idOf,
    evictOffscreen: true,
  })
  const nothing = (
    <>
      {suggestion ? renderSuggestion?.(suggestion) : null}
      {empty ?? <NothingYet {...source.empty} />}
    </>
  )
  return (
    <ListView {...view} skeleton={typeof skeleton === 'string' ? skeletons[skeleton] : skeleton} empty={nothing}>
      <View className={s.read}>
        {renderItems(items)}
        {total <= FEW && view.status === 'ready' ? renderMore?.(items) : null}
        {/* Another question is another list. */}
        <ReadProgressTracker key={JSON.stringify(query)} of={route} share={items.length / Math.max(1, total)} />
      </View>
    </ListView>
  )
}
