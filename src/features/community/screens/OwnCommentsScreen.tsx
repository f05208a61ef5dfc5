import type { OwnComment } from '@storefront/contract/entities/community/comment'
import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { RouteLink } from '@/shared/link/RouteLink'
import { oneOf } from '@/shared/list/fields'
import { ListScreen } from '@/shared/list/ListScreen'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { commentKeys, commentsApi } from '@/services/api/comments'
import { peopleKeys } from '@/services/api/people'
import { queryClient } from '@/services/query'
import { timeLabel } from '@/ui/display/timeLabel'
import { subjectLabel } from '@/features/community/comment-place'
import { useThreadGuard } from '@/features/community/useThreadGuard'
import s from './OwnCommentsScreen.module.scss'

interface TabQuery {
  readonly tab?: 'received'
}

/** A comment outside its thread, as the way to it: what it answers, its words, and what it is about. */
function OwnRow({ comment, isReceived }: { readonly comment: OwnComment; readonly isReceived: boolean }) {
  const t = useT()
  const { author, text, parent, subject, root, status_display, created, images } = comment
  const words = text || (images ? `[${t('thread.pictures')}]` : '')
  return (
    <RouteLink to="comment.threadedcomment.detail" params={{ id: root }} className={s.item}>
      {isReceived ? <View className={s.who}>{author.name}</View> : null}
      <View className={s.text}>{words}</View>
      {parent?.text ? <View className={s.quote}>{isReceived ? t('thread.you', { text: parent.text }) : parent.text}</View> : null}
      <View className={s.facts}>
        <Text className={s.subject}>{subjectLabel(t, subject)}</Text>
        {status_display ? <Text className={s.status}>{status_display}</Text> : null}
        <Text className={s.time}>{timeLabel(t, created, Date.now())}</Text>
      </View>
    </RouteLink>
  )
}

/** Looking at what was answered makes it old: the counts of the user centre follow. */
async function loadReceived(...args: Parameters<typeof commentsApi.received>) {
  const page = await commentsApi.received(...args)
  void queryClient.invalidateQueries({ queryKey: peopleKeys.summary() })
  return page
}

const listOf = (isReceived: boolean): ListSpec<OwnComment, TabQuery> => ({
  key: () => commentKeys.own(isReceived ? 'received' : 'mine'),
  load: ({ limit, offset }, options) => (isReceived ? loadReceived : commentsApi.mine)({ limit, offset }, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 112, render: (comment) => <OwnRow comment={comment} isReceived={isReceived} /> }),
  empty: { text: isReceived ? 'thread.noReceived' : 'thread.noMine', icon: 'edit' },
  tabs: {
    name: 'tab',
    label: 'thread.tabs',
    options: [
      { value: '', label: 'thread.mine' },
      { value: 'received', label: 'thread.received' },
    ],
  },
  fields: { tab: oneOf('received') },
})

/** comment.mine: one's own comments, and what others answered to them, to one's orders and parcels. */
export function OwnCommentsScreen() {
  const t = useT()
  const member = useRequireLogin()
  const guard = useThreadGuard()
  const isReceived = useRoute().params.tab === 'received'
  const spec = useMemo(() => listOf(isReceived), [isReceived])
  return <ListScreen spec={spec} title={t('thread.mine')} state={guard ?? member ?? undefined} />
}
