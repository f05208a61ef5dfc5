import type { ThreadedComment } from '@storefront/contract/entities/community/comment'
import { useMemo, useState } from 'react'
import { ListScreen } from '@/shared/list/ListScreen'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { commentKeys, type CommentsQuery, commentsApi, type CommentSubjectKey } from '@/services/api/comments'
import { Screen } from '@/ui/layout/Screen'
import { CommentBar } from '@/features/community/components/comment/CommentBar'
import { COMMENTS_AT_ONCE, CommentItem } from '@/features/community/components/comment/CommentItem'
import { type CommentPlace, replyPlace, subjectOf } from '@/features/community/comment-place'
import { useThreadGuard } from '@/features/community/useThreadGuard'
import { homeAction } from '@/shared/screen/useScreenState'

/** About how high a comment is drawn, in px. */
const HEIGHT = 180

const listOf = (onReply: (comment: ThreadedComment) => void): ListSpec<ThreadedComment, CommentsQuery> => ({
  key: commentKeys.list,
  load: commentsApi.comments,
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: HEIGHT,
    wholeMax: COMMENTS_AT_ONCE,
    render: (comment) => <CommentItem comment={comment} onReply={onReply} />,
  }),
  orderings: [
    { label: 'thread.newest' },
    { label: 'thread.oldest', value: 'created' },
    { label: 'thread.liked', value: '-like_count' },
  ],
  empty: { text: 'thread.empty', hint: 'thread.emptyHint', icon: 'edit' },
})

/** comment.list: all comments on something, each with its first answers. */
export function CommentListScreen() {
  const t = useT()
  const { params } = useRoute()
  const guard = useThreadGuard()
  const subject = subjectOf(params)
  if (guard || !subject)
    return (
      <Screen
        title={t('thread.title')}
        state={guard ?? { kind: 'empty', icon: 'sad', text: t('thread.gone'), action: homeAction() }}
      />
    )
  return <CommentsOf key={`${subject.target}:${subject.key}`} subject={subject} />
}

function CommentsOf({ subject: { target, key } }: { readonly subject: CommentSubjectKey }) {
  const t = useT()
  const subject = useMemo(() => ({ target, key }), [target, key])
  // A tap on 说点什么 of another screen leads here: the sheet is open at once, with the keyboard.
  const isWriting = useRoute().params.write !== undefined
  const [place, setPlace] = useState<CommentPlace | null>(isWriting ? { subject } : null)
  const spec = useMemo(() => listOf((comment) => setPlace(replyPlace(comment))), [])
  return (
    <ListScreen
      spec={spec}
      fixedQuery={subject}
      title={t(target === 'product' ? 'thread.questions' : 'thread.title')}
      bar={<CommentBar base={{ subject }} place={place} onPlace={setPlace} />}
    />
  )
}
