import type { OwnComment } from '@storefront/contract/entities/community/comment'
import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import { RouteLink } from '@/shared/link/RouteLink'
import { ListResults } from '@/shared/list/ListResults'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSource } from '@/shared/list/spec'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { commentKeys, commentsApi } from '@/services/api/comments'
import { peopleKeys } from '@/services/api/people'
import { queryClient } from '@/services/query'
import { Screen } from '@/ui/layout/Screen'
import { timeLabel } from '@/ui/display/timeLabel'
import { PageTabs, usePageTab } from '@/features/community/components/PageTabs'
import { subjectLabel } from '@/features/community/comment-place'
import { useThreadGuard } from '@/features/community/useThreadGuard'
import s from './OwnCommentsScreen.module.scss'

type NoQuery = Record<never, never>
const NO_QUERY: NoQuery = {}

/** A comment outside its thread, as the way to it: what it answers, its words, and what it is about. */
function OwnRow({ comment, isReceived }: { readonly comment: OwnComment; readonly isReceived: boolean }) {
  const t = useT()
  const { author, text, parent, subject, root, status_display, created, images } = comment
  const words = text || (images ? `[${t('thread.pictures')}]` : '')
  return (
    <RouteLink to="comment.threadedcomment.detail" params={{ id: root }} className={s.item}>
      {isReceived ? <View className={s.who}>{author.name}</View> : null}
      <View className={s.text}>{words}</View>
      {parent?.text ? (
        <View className={s.quote}>{isReceived ? t('thread.you', { text: parent.text }) : parent.text}</View>
      ) : null}
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

const listOf = (isReceived: boolean): ListSource<OwnComment, NoQuery> => ({
  key: () => commentKeys.own(isReceived ? 'received' : 'mine'),
  load: ({ limit, offset }, options) => (isReceived ? loadReceived : commentsApi.mine)({ limit, offset }, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 112,
    render: (comment) => <OwnRow comment={comment} isReceived={isReceived} />,
  }),
  empty: {
    text: isReceived ? 'thread.noReceived' : 'thread.noMine',
    hint: isReceived ? 'thread.noReceivedHint' : 'thread.noMineHint',
    icon: 'edit',
  },
})

/** comment.mine: one's own comments, and what others answered to them, to one's orders and parcels. */
export function OwnCommentsScreen() {
  const t = useT()
  const member = useRequireLogin()
  const guard = useThreadGuard()
  const tab = usePageTab(['mine', 'received'])
  const list = useMemo(() => listOf(tab === 'received'), [tab])
  return (
    <Screen title={t('thread.mine')} state={guard ?? member ?? undefined}>
      <PageTabs
        current={tab}
        label={t('thread.tabs')}
        items={[
          { key: 'mine', title: t('thread.mine') },
          { key: 'received', title: t('thread.received') },
        ]}
      />
      <ListResults key={tab} source={list} query={NO_QUERY} />
    </Screen>
  )
}
