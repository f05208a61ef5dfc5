import type { Feedback } from '@storefront/contract/entities/community/feedback'
import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { RouteLink } from '@/shared/link/RouteLink'
import s from './Feedback.module.scss'

/** One of a list of feedback: its first words, its state, how many answers there are. */
export function FeedbackRow({
  feedback,
  to,
  who,
}: {
  readonly feedback: Feedback
  readonly to: RouteName
  readonly who?: string
}) {
  const t = useT()
  const { id, text, state, state_display, status_display, created: createdAt, replies } = feedback
  return (
    <RouteLink to={to} params={{ id }} className={s.row}>
      <View className={s.head}>
        <Text className={s.quiet}>{[who, dateTimeText(createdAt)].filter(Boolean).join(' · ')}</Text>
        <Text className={cx(s.state, state === 'answered' && s.good)}>{status_display ?? state_display}</Text>
      </View>
      <View className={s.excerpt}>{text}</View>
      {replies.length > 0 ? <Text className={s.quiet}>{t('feedback.count', { n: replies.length })}</Text> : null}
    </RouteLink>
  )
}
