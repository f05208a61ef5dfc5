import { PAGE_SIZE, PAGE_SIZE_MAX } from '@storefront/contract/constants'
import type { Author } from '@storefront/contract/entities/account/user'
import type { Page } from '@storefront/contract/entities/common'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { Avatar } from '@/ui/display/Avatar'
import { useT } from '@/i18n'
import { readingApi } from '@/services/api/reading'
import type { Read } from '@/services/client'
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

/** Returns the first `count` who like a note, each once: somebody who liked it meanwhile moves the rest on by one. */
async function loadLikers(noteId: number, count: number, options: Read): Promise<Page<Author>> {
  const offsets = Array.from({ length: Math.ceil(count / PAGE_SIZE_MAX) }, (_, n) => n * PAGE_SIZE_MAX)
  const pages = await Promise.all(
    offsets.map((offset) =>
      readingApi.noteLikes(noteId, { limit: Math.min(PAGE_SIZE_MAX, count - offset), offset }, options),
    ),
  )
  const people = new Map(pages.flatMap(({ results }) => results.map((person) => [person.uuid, person] as const)))
  return { count: pages[0]?.count ?? 0, results: [...people.values()] }
}

/** All who like a note, the newest first, a page at a time. */
export function LikersSheet({ close, noteId }: LikersSheetProps) {
  const t = useT()
  const [wantedCount, setWantedCount] = useState(PAGE_SIZE)
  const { data, isError, isPlaceholderData, refetch } = useQuery<Page<Author>>({
    queryKey: [...keys.note(noteId), 'likers', wantedCount],
    queryFn: ({ signal }) => loadLikers(noteId, wantedCount, { signal }),
    // What is there stays while more is loaded.
    placeholderData: (before) => before,
    staleTime: 0,
  })
  const people = data?.results ?? []
  return (
    <Sheet open title={t('note.likersTitle')} onClose={() => close()}>
      {isError ? <Failure onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <SkeletonRows rows={3} />}
      {data && people.length === 0 ? <Empty icon="heart" text={t('note.noLikers')} /> : null}
      <View className={s.people}>
        {people.map(({ uuid, name, avatar }) => (
          <View key={uuid} className={s.person}>
            <Avatar avatar={avatar} size={36} />
            <View className={s.name}>{name}</View>
          </View>
        ))}
      </View>
      {data && people.length < data.count ? (
        <View className={s.more}>
          <Button
            size="s"
            kind="ghost"
            busy={isPlaceholderData}
            onTap={() => setWantedCount(people.length + PAGE_SIZE)}
          >
            {t('note.more')}
          </Button>
        </View>
      ) : null}
    </Sheet>
  )
}
