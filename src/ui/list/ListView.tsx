import { LIST_LOAD_THRESHOLD, LIST_SCROLL_DISTANCE } from '@storefront/contract/constants'
import { Text, View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import s from './ListView.module.scss'
import { useScrolledMore } from './useScrolledMore'
import { type ListMemory, type ListWatch, ListWatchProvider } from './watch'
import { usePullRefresh } from '@/ui/layout/usePullRefresh'

export interface ListViewProps {
  /** The items, laid out by the caller. */
  readonly children: ReactNode
  readonly count: number
  readonly status: 'loading' | 'failed' | 'ready'
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** The next page failed; what is there stays. */
  readonly moreFailed?: boolean
  readonly errorText?: string
  readonly skeleton: ReactNode
  readonly empty: ReactNode
  readonly onMore: () => void
  readonly onRetry: () => void
  /** Reloads the list when the screen is pulled down, where the page's config allows it. */
  readonly onRefresh: () => Promise<unknown>
  /** Called with the items of a long list that are near the window: from `first` to before `end`. */
  readonly onRangeChange?: (first: number, end: number) => void
  /** The storage of the list's layout. */
  readonly memory?: ListMemory
}

/**
 * The shell of every long list: its skeleton, its empty and failure states, and the line at its end. It asks for more
 * when half a page or 500 px of what `VirtualList` draws in it is left below the window, or at the page's end (spec 9),
 * a waterfall at its own distance; no sooner than the delay of infinite scroll lets it.
 */
export function ListView({
  children,
  count,
  status,
  hasMore,
  isLoadingMore,
  moreFailed,
  errorText,
  skeleton,
  empty,
  onMore,
  onRetry,
  onRefresh,
  onRangeChange,
  memory,
}: ListViewProps) {
  usePullRefresh(onRefresh)
  const canLoadMore = status === 'ready' && hasMore
  const loadMoreWhen = useScrolledMore({ hasMore: canLoadMore, isLoadingMore, moreFailed, onMore })
  useReachBottom(() => loadMoreWhen(true))
  // Items were taken out of it: what is left may be too little to scroll.
  useEffect(() => {
    if (canLoadMore && count <= LIST_LOAD_THRESHOLD) loadMoreWhen(true)
  }, [canLoadMore, count, loadMoreWhen])
  const watch = useMemo<ListWatch>(
    () => ({
      hasMore: canLoadMore,
      onRangeChange,
      onRemainingChange: (items, px, distance = LIST_SCROLL_DISTANCE) =>
        loadMoreWhen(items <= LIST_LOAD_THRESHOLD || px <= distance),
      memory,
    }),
    [canLoadMore, onRangeChange, memory, loadMoreWhen],
  )
  // A screen high: what follows the list would else be in sight and jump when it comes.
  if (status === 'loading') return skeleton ? <View className={s.waiting}>{skeleton}</View> : null
  if (status === 'failed') return <Failure text={errorText} onRetry={onRetry} />
  if (count === 0) return <>{empty}</>
  return (
    <View>
      <ListWatchProvider value={watch}>{children}</ListWatchProvider>
      <View className={s.end}>
        <ListEnd hasMore={hasMore} isLoading={isLoadingMore} hasFailed={moreFailed} onMore={onMore} />
      </View>
    </View>
  )
}

/** A real button for more items, because reaching the end by keyboard or screen reader scrolls nothing. */
export function ListEnd({
  hasMore,
  isLoading,
  hasFailed,
  onMore,
}: {
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly hasFailed?: boolean
  readonly onMore: () => void
}) {
  const t = useT()
  if (isLoading) return <View role="status">{t('common.loading')}</View>
  if (hasFailed || hasMore)
    return (
      <Button kind="ghost" size="s" onTap={onMore}>
        {t(hasFailed ? 'common.retry' : 'common.listMore')}
      </Button>
    )
  return <Text>{t('common.listEnd')}</Text>
}
