import type { NoteDetail } from '@storefront/contract/entities/community/note'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { PublicationHead } from '@/features/ops/components/PublicationHead'
import s from '@/features/ops/components/Ops.module.scss'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { opsContentApi, opsContentKeys } from '@/services/api/ops/content'
import { keys, replaceQueryData } from '@/services/query'
import { ContentLink } from '@/shared/link/ContentLink'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Gallery } from '@/ui/display/Gallery'
import { Screen } from '@/ui/layout/Screen'

/** ops.note.detail: a note as its readers have it, and whether they do. */
export function OpsNoteScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.changeNote)
  const queryKey = opsContentKeys.note(id)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => opsContentApi.note(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="reading" />)
  const note = query.data
  return (
    <Screen title={t('opsContent.note')} state={guard ?? screenState}>
      {note ? (
        <View className={s.page}>
          <PublicationHead
            title={note.title}
            status={t(note.is_active ? 'opsContent.on' : 'opsContent.off')}
            lines={[
              `${note.author.name} · ${dateTimeText(note.published)}`,
              `${t('opsContent.hits', { n: note.hits })} · ${t('opsContent.likes', { n: note.like_count })}`,
            ]}
            isActive={note.is_active}
            canChange
            action={`note:${id}`}
            activate={(isActive) => opsContentApi.activateNote(id, isActive)}
            staleKeys={[opsContentKeys.notes(), keys.notes(), keys.note()]}
            onChange={(next: NoteDetail) => replaceQueryData(queryKey, next)}
            page={{ name: 'note.note.detail', params: { id } }}
          />
          {note.images.length > 0 ? (
            <View className={s.bleed}>
              <Gallery
                items={note.images.map((image) => ({ image }))}
                label={note.title}
                ratio={0.75}
                Link={ContentLink}
              />
            </View>
          ) : null}
          <View className={s.prose}>
            <View className={s.plain}>{note.content}</View>
          </View>
        </View>
      ) : null}
    </Screen>
  )
}
