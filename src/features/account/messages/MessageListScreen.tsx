import { messageTopics } from '@storefront/contract/domain/account/messages'
import type { Message } from '@storefront/contract/entities/account/message'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useMemo, useRef } from 'react'
import { PageTabs, usePageTab } from '@/features/community/components/PageTabs'
import { ListResults } from '@/shared/list/ListResults'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSource } from '@/shared/list/spec'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { accountApi } from '@/services/api/account'
import { messageKeys, messagesApi, type MessageTopic } from '@/services/api/messages'
import { showError } from '@/services/error-handler'
import { keys, queryClient } from '@/services/query'
import { Screen } from '@/ui/layout/Screen'
import { MessageRow } from './MessageRow'
import s from './Message.module.scss'

type NoQuery = Record<never, never>
const NO_QUERY: NoQuery = {}
const tabs = ['all', ...messageTopics] as const

/** The list and the counts of other screens are out of date once something is read. */
function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: messageKeys.list() })
  void queryClient.invalidateQueries({ queryKey: keys.overview() })
}

// The screen that opens says what went wrong, if anything does: the mark is for the next visit.
const markRead = ({ id }: Message): void => void messagesApi.read(id).then(refresh, () => {})

/** Returns the list of a topic; `onLoad` hears the messages of each page. */
const listOf = (
  topic: MessageTopic | undefined,
  onLoad: (messages: readonly Message[]) => void,
): ListSource<Message, NoQuery> => ({
  key: () => messageKeys.list(topic),
  load: async ({ limit, offset }, options) => {
    const page = await messagesApi.list({ limit, offset, ...(topic && { topic }) }, options)
    onLoad(page.results)
    return page
  },
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 96,
    render: (message) => <MessageRow message={message} onRead={markRead} />,
  }),
  empty: { text: 'inbox.none', hint: 'inbox.noneHint', icon: 'bell' },
})

/** message: news of one's orders, visits and threads, read and unread. */
export function MessageListScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const tab = usePageTab(tabs)
  const newest = useRef(0)
  const unread = useQuery({
    queryKey: keys.overview(),
    queryFn: ({ signal }) => accountApi.overview({ signal }),
    enabled: guard === null,
    staleTime: 0,
  }).data?.messages
  const list = useMemo(
    () =>
      listOf(tab === 'all' ? undefined : tab, (messages) => {
        newest.current = Math.max(newest.current, ...messages.map(({ id }) => id))
      }),
    [tab],
  )
  const readAll = async () => {
    try {
      await messagesApi.readUpTo(newest.current)
      refresh()
    } catch (error) {
      showError(error, 'submit')
    }
  }
  return (
    <Screen title={t('inbox.title')} state={guard ?? undefined}>
      <View className={s.bar}>
        <View className={s.tabs}>
          <PageTabs
            current={tab}
            label={t('inbox.topics')}
            items={[
              { key: 'all', title: t('inbox.all') },
              ...messageTopics.map((key) => ({ key, title: t(`inbox.${key}`) })),
            ]}
          />
        </View>
        {unread && tab === 'all' ? (
          <Pressable className={s.all} onTap={() => void readAll()}>
            {t('inbox.readAll')}
          </Pressable>
        ) : null}
      </View>
      <ListResults key={tab} source={list} query={NO_QUERY} />
    </Screen>
  )
}
