import { PAGE_SIZE } from '@storefront/contract/constants'
import { useInfiniteQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { Face } from '@/shared/byline/Face'
import { useT } from '@/i18n'
import { readingApi } from '@/services/api/reading'
import { keys } from '@/services/query'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import type { DialogProps } from '@/ui/overlay/store'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './LikersSheet.module.scss'

interface LikersSheetProps extends DialogProps<undefined> {
  readonly noteId: number
}

/** All who like a note, the newest first, a page at a time. */
export function LikersSheet({ close, noteId }: LikersSheetProps) {
  const t = useT()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...keys.note(noteId), 'likers'],
    queryFn: ({ pageParam, signal }) => readingApi.noteLikes(noteId, { limit: PAGE_SIZE, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count, results }, _, offset) => (results.length > 0 && offset + results.length < count ? offset + results.length : undefined),
    staleTime: 0,
  })
  // Somebody who liked it meanwhile moves the rest on by one: a person stands here once.
  const people = [...new Map(data?.pages.flatMap(({ results }) => results.map((person) => [person.uuid, person] as const))).values()]
  return (
    <Sheet open title={t('note.likersTitle')} onClose={() => close()}>
      {isError ? <Failure onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <SkeletonRows rows={3} />}
      {data && people.length === 0 ? <Empty icon="heart" text={t('note.noLikers')} /> : null}
      <View className={s.people}>
        {people.map(({ uuid, name, avatar }) => (
          <View key={uuid} className={s.person}>
            <Face avatar={avatar} size={36} />
            <View className={s.name}>{name}</View>
          </View>
        ))}
      </View>
      {hasNextPage ? (
        <View className={s.more}>
          <Button size="s" kind="ghost" busy={isFetchingNextPage} onTap={() => void fetchNextPage()}>
            {t('note.more')}
          </Button>
        </View>
      ) : null}
    </Sheet>
  )
}
