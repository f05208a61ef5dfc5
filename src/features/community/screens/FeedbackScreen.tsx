import type { Feedback } from '@storefront/contract/entities/community/feedback'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { Conversation } from '@/features/community/feedback/Conversation'
import s from '@/features/community/feedback/Feedback.module.scss'
import { FeedbackRow } from '@/features/community/feedback/FeedbackRow'
import { MessageForm } from '@/features/community/feedback/MessageForm'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { feedbackApi, feedbackKeys } from '@/services/api/feedback'
import { queryClient, replaceQueryData } from '@/services/query'
import { ListScreen } from '@/shared/list/ListScreen'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSource } from '@/shared/list/spec'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Screen } from '@/ui/layout/Screen'

const ownFeedback: ListSource<Feedback, object> = {
  key: feedbackKeys.list,
  load: (page, options) => feedbackApi.list(page, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({
    keyOf: ({ id }) => String(id),
    height: 110,
    render: (one) => <FeedbackRow feedback={one} to="feedback.detail" />,
  }),
  empty: { text: 'feedback.empty', hint: 'feedback.emptyHint', icon: 'edit' },
}

/** feedback.feedback: writes to the site; below it what was written before, with its state. */
export function FeedbackListScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const form = (
    <View className={s.page}>
      <MessageForm
        name="new"
        label={t('feedback.text')}
        placeholder={t('feedback.hint')}
        hasContact
        submitText={t('feedback.submit')}
        doneText={t('feedback.sent')}
        send={(body, key) => feedbackApi.create(body, key)}
        onDone={() => void queryClient.invalidateQueries({ queryKey: feedbackKeys.list() })}
      />
      <View className={s.title} role="heading" aria-level={2}>
        {t('feedback.mine')}
      </View>
    </View>
  )
  return (
    <ListScreen
      spec={ownFeedback}
      title={t('feedback.title')}
      state={guard ?? undefined}
      before={guard ? null : form}
    />
  )
}

/** feedback.detail: one with its answers, and the way to add to it. */
export function FeedbackScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useRequireLogin()
  const queryKey = feedbackKeys.one(id)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => feedbackApi.one(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const one = query.data
  return (
    <Screen title={t('feedback.detail')} state={guard ?? screenState}>
      {one ? (
        <View className={s.page}>
          <View className={s.over}>{one.status_display ?? one.state_display}</View>
          <Conversation feedback={one} writer={t('feedback.me')} />
          {one.state === 'closed' ? (
            <View className={s.over}>{t('feedback.closed')}</View>
          ) : (
            <MessageForm
              name={`reply:${id}`}
              label={t('feedback.replyText')}
              submitText={t('feedback.reply')}
              doneText={t('feedback.replySent')}
              send={(body, key) => feedbackApi.reply(id, body, key)}
              onDone={(reply) => {
                replaceQueryData(queryKey, reply)
                void queryClient.invalidateQueries({ queryKey: feedbackKeys.list() })
              }}
            />
          )}
        </View>
      ) : null}
    </Screen>
  )
}
