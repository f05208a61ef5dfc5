import type { NoteDetail } from '@storefront/contract/entities/community/note'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { Byline } from '@/shared/byline/Byline'
import s from '@/shared/byline/Reading.module.scss'
import { ContentLink } from '@/shared/link/ContentLink'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { homeAction, useScreenState } from '@/shared/screen/useScreenState'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { ReadProgressTracker } from '@/shared/reading-progress/ReadProgressTracker'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { isNotFound } from '@/services/client'
import { keys } from '@/services/query'
import { Pressable } from '@/platform/elements/pressable'
import { commentsApi } from '@/services/api/comments'
import { openReport } from '@/features/community/components/comment/ReportDialog'
import { communityApi } from '@/services/api/community'
import { Gallery } from '@/ui/display/Gallery'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { Tag } from '@/ui/display/Tag'
import { CommentSummary } from '@/features/community/components/comment/CommentSummary'
import { FollowButton } from '@/features/community/components/person/FollowButton'
import { usePerson } from '@/features/community/usePerson'
import { NoteLikers } from '@/features/community/components/NoteLikers'
import { MentionedTopics } from '@/features/community/components/MentionedTopics'
import { ProductLinks } from '@/shared/mention/ProductLinks'
import { NoteBar, OwnNoteActions } from '@/features/community/components/NoteBar'

/** A note (spec 3): its pictures, its text and its actions. */
export function NoteScreen() {
  const t = useT()
  const { params } = useRoute()
  // Figures alone are an id, all else is a slug.
  const id = Number(params.id) || (params.id ?? '')
  const query = useQuery({ queryKey: keys.note(id), queryFn: ({ signal }) => communityApi.note(id, { signal }) })
  const state = useScreenState(query, <PageSkeleton shape="reading" />)
  // Back from its comments or another app, the reader is told what happened to it meanwhile.
  useDidShow(() => {
    if (query.data) void query.refetch({ cancelRefetch: false })
  })
  const goneState: ScreenState = {
    kind: 'empty',
    icon: 'sad',
    text: t('note.gone'),
    action: homeAction(),
  }
  if (query.data && !isNotFound(query.error)) return <Note note={query.data} />
  return <Screen title={t('note.detail')} state={isNotFound(query.error) ? goneState : state} />
}

/** Follows the author of a note; nothing until it is known whether the reader does already. */
function FollowAuthor({ uuid }: { readonly uuid: string }) {
  const { data } = usePerson(uuid)
  return data ? <FollowButton person={data} /> : null
}

function Note({ note }: { readonly note: NoteDetail }) {
  const t = useT()
  // A note that only its author may see is not shared.
  const shared = useShareCard(
    note.is_active
      ? {
          title: note.title,
          description: note.abstract,
          name: 'note.note.detail',
          params: { id: note.id },
          image: note.images[0] ?? null,
        }
      : null,
  )
  const [first] = note.images
  const ratio = first && first.width > 0 ? Math.min(1.33, Math.max(0.56, first.height / first.width)) : 1
  return (
    <Screen title={note.title} state={{ kind: 'ready' }} ownHeading bar={<NoteBar note={note} />}>
      <View className={s.page}>
        {note.images.length > 0 ? (
          <View className={s.pictures}>
            <Gallery
              items={note.images.map((image) => ({ image }))}
              label={t('note.photo')}
              ratio={ratio}
              first
              Link={ContentLink}
            />
          </View>
        ) : null}
        <View className={s.title} role="heading" aria-level={1}>
          {note.title}
        </View>
        <View className={s.head}>
          <Byline author={note.author} publishedAt={note.published} hits={note.hits} />
          {note.is_active ? null : <Tag>{t('note.private')}</Tag>}
          {note.status_display ? <Tag>{note.status_display}</Tag> : null}
          {note.is_mine || !note.author.uuid ? null : <FollowAuthor uuid={note.author.uuid} />}
          {shared ? <ShareAction item={shared} /> : null}
        </View>
        <View className={s.text}>{note.content}</View>
        <MentionedTopics topics={note.topics} />
        {note.products.length > 0 ? <ProductLinks products={note.products} /> : null}
        <NoteLikers noteId={note.id} />
        {note.is_mine ? (
          <OwnNoteActions note={note} />
        ) : (
          <Pressable
            className={s.report}
            onTap={() => void openReport(`note:${note.id}`, (body, key) => commentsApi.reportNote(note.id, body, key))}
          >
            {t('report.action')}
          </Pressable>
        )}
        <ReadProgressTracker of={`note.note:${note.id}`} />
        <CommentSummary target="note" id={note.id} className={s.comments} />
      </View>
    </Screen>
  )
}
