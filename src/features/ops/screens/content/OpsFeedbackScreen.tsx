import type { FeedbackState, OpsFeedback } from '@storefront/contract/entities/community/feedback'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { Conversation } from '@/features/community/feedback/Conversation'
import { FeedbackRow } from '@/features/community/feedback/FeedbackRow'
import { MessageForm } from '@/features/community/feedback/MessageForm'
import s from '@/features/ops/components/Ops.module.scss'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { opsFeedbackApi, opsFeedbackKeys, type OpsFeedbackQuery } from '@/services/api/ops/moderation'
import { queryClient, replaceQueryData } from '@/services/query'
import { oneOf } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import { ListScreen } from '@/shared/list/ListScreen'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Screen } from '@/ui/layout/Screen'

const feedbackStates = ['open', 'answered', 'closed'] as const satisfies readonly FeedbackState[]

const opsFeedbackList: ListSpec<OpsFeedback, OpsFeedbackQuery> = {
  key: opsFeedbackKeys.list,
  load: (query, options) => opsFeedbackApi.list(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 110,
    render: (one) => <FeedbackRow feedback={one} to="ops.feedback.detail" who={one.author.name} />,
  }),
  empty: { text: 'opsFeedback.empty', hint: 'list.soonHint', icon: 'service' },
  search: 'opsFeedback.search',
  tabs: {
    name: 'tab',
    label: 'opsFeedback.state',
    options: [
      { value: '', label: 'common.all' },
      ...feedbackStates.map((state) => ({ value: state, label: `opsFeedback.states.${state}` as const })),
    ],
  },
  panel: [dateRangeFilter('past')],
  fields: { tab: oneOf(...feedbackStates) },
}

/** ops.feedback: what users wrote to the site. */
export function OpsFeedbackListScreen() {
  const t = useT()
  const guard = useOps(permissions.changeFeedback)
  return <ListScreen spec={opsFeedbackList} title={t('opsFeedback.title')} state={guard ?? undefined} />
}

/** ops.feedback.detail: one with its answers, to be answered and closed. */
export function OpsFeedbackScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.changeFeedback)
  const queryKey = opsFeedbackKeys.one(id)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => opsFeedbackApi.one(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const one = query.data
  return (
    <Screen title={t('opsFeedback.detail')} state={guard ?? screenState}>
      {one ? (
        <View className={s.page}>
          <View className={s.card}>
            <View className={s.head}>
              <Text className={s.title}>{one.author.name}</Text>
              <Text className={s.status}>{[one.state_display, one.status_display].filter(Boolean).join(' · ')}</Text>
            </View>
            {one.contact ? <View className={s.quiet}>{`${t('opsFeedback.contact')} ${one.contact}`}</View> : null}
          </View>
          <Conversation feedback={one} writer={one.author.name} />
          {one.state === 'closed' ? (
            <View className={s.hint}>{t('feedback.closed')}</View>
          ) : (
            <MessageForm
              name={`ops:${id}`}
              label={t('feedback.replyText')}
              submitText={t('feedback.reply')}
              closeText={t('opsFeedback.close')}
              doneText={t('feedback.replySent')}
              send={(body, key) => opsFeedbackApi.reply(id, body, key)}
              onDone={(reply) => {
                replaceQueryData(queryKey, reply)
                void queryClient.invalidateQueries({ queryKey: opsFeedbackKeys.list() })
              }}
            />
          )}
        </View>
      ) : null}
    </Screen>
  )
}
