import type { CommentThread, ThreadedComment } from '@storefront/contract/entities/community/comment'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { RouteLink } from '@/shared/link/RouteLink'
import { ListResults } from '@/shared/list/ListResults'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSource } from '@/shared/list/spec'
import { homeAction, useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { back, useRoute } from '@/router'
import { commentKeys, commentsApi } from '@/services/api/comments'
import { isNotFound } from '@/services/client'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { CommentBar } from '@/features/community/components/comment/CommentBar'
import { COMMENTS_AT_ONCE, CommentItem } from '@/features/community/components/comment/CommentItem'
import { type CommentPlace, replyPlace, subjectLabel, subjectLink } from '@/features/community/comment-place'
import { useThreadGuard } from '@/features/community/useThreadGuard'
import s from './CommentThreadScreen.module.scss'

type NoQuery = Record<never, never>
const NO_QUERY: NoQuery = {}
/** About how high an answer is drawn, in px. */
const HEIGHT = 130

/** comment.threadedcomment.detail: a comment with all its answers, and what it is about. */
export function CommentThreadScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useThreadGuard()
  const query = useQuery({
    queryKey: commentKeys.thread(id),
    queryFn: ({ signal }) => commentsApi.thread(id, { signal }),
    enabled: guard === null,
  })
  const state = useScreenState(query)
  const isGone = isNotFound(query.error)
  const emptyState: ScreenState = { kind: 'empty', icon: 'sad', text: t('thread.removed'), action: homeAction() }
  if (guard || !query.data || isGone)
    return <Screen title={t('thread.title')} state={guard ?? (isGone ? emptyState : state)} />
  return <Thread thread={query.data} />
}

function Thread({ thread: { comment, subject } }: { readonly thread: CommentThread }) {
  const t = useT()
  const [place, setPlace] = useState<CommentPlace | null>(null)
  const { id } = comment
  const list = useMemo<ListSource<ThreadedComment, NoQuery>>(
    () => ({
      key: () => commentKeys.replies(id),
      load: (query, options) => commentsApi.replies(id, query, options),
      idOf: (one) => one.id,
      renderItems: rowItems({
        keyOf: (one) => String(one.id),
        height: HEIGHT,
        wholeMax: COMMENTS_AT_ONCE,
        render: (one) => <CommentItem comment={one} onReply={(one) => setPlace(replyPlace(one))} isInThread />,
      }),
      empty: { text: 'thread.noReplies', hint: 'thread.emptyHint', icon: 'edit' },
    }),
    [id],
  )
  const link = subjectLink(subject)
  const about = subjectLabel(t, subject)
  // What is held or deleted cannot be answered.
  const isOpen = !comment.status_display && !comment.is_removed
  return (
    <Screen
      title={t('thread.title')}
      bar={<CommentBar base={isOpen ? replyPlace(comment) : null} place={place} onPlace={setPlace} />}
    >
      <View className={s.page}>
        {link ? (
          <RouteLink to={link.to} params={link.params} className={s.about}>
            <Text className={s.words}>{about}</Text>
          </RouteLink>
        ) : (
          <View className={s.about}>
            <Text className={s.words}>{about}</Text>
          </View>
        )}
        <CommentItem
          comment={comment}
          onReply={(one) => setPlace(replyPlace(one))}
          isInThread
          onRemoved={() => comment.reply_count === 0 && back('comment.mine')}
        />
        <View className={s.title} role="heading" aria-level={2}>
          {t('thread.replies')}
        </View>
      </View>
      <ListResults source={list} query={NO_QUERY} />
    </Screen>
  )
}
