import { Text, View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { Button } from './Button'
import { Failure } from './Failure'
import s from './ListView.module.scss'
import { usePullRefresh } from './usePullRefresh'

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
  /** Reads it anew when the screen is pulled down, where the page's config lets it. */
  readonly onRefresh: () => Promise<unknown>
}

/** The shell of every long list: its skeleton, its empty and failure states, and the line at its end. */
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
}: ListViewProps) {
  usePullRefresh(onRefresh)
  useReachBottom(() => {
    if (status === 'ready' && hasMore && !isLoadingMore && !moreFailed) onMore()
  })
  // A screen high: what follows the list would else be in sight and jump when it comes.
  if (status === 'loading') return skeleton ? <View className={s.waiting}>{skeleton}</View> : null
  if (status === 'failed') return <Failure text={errorText} onRetry={onRetry} />
  if (count === 0) return <>{empty}</>
  return (
    <View>
      {children}
      <View className={s.end}>
        <End hasMore={hasMore} isLoading={isLoadingMore} failed={moreFailed} onMore={onMore} />
      </View>
    </View>
  )
}

/** A real button where more can be had: reaching the end by keyboard or reader scrolls nothing. */
function End({
  hasMore,
  isLoading,
  failed,
  onMore,
}: {
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly failed?: boolean
  readonly onMore: () => void
}) {
  const t = useT()
  if (isLoading) return <View role="status">{t('common.loading')}</View>
  if (failed || hasMore)
    return (
      <Button kind="ghost" size="s" onTap={onMore}>
        {t(failed ? 'common.retry' : 'common.listMore')}
      </Button>
    )
  return <Text>{t('common.listEnd')}</Text>
}
