import type { ReplyBrief } from '@storefront/contract/entities/community/comment'
import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import type { Params } from '@/routes'
import s from './CommentItem.module.scss'

interface ReplyPreviewProps {
  readonly replies: readonly ReplyBrief[]
  /** All of them. */
  readonly count: number
  readonly to: RouteName
  readonly params: Params
  readonly className?: string
}

/** The first answers in a few words, as the way to all of them. */
export function ReplyPreview({ replies, count, to, params, className }: ReplyPreviewProps) {
  const t = useT()
  return (
    <RouteLink to={to} params={params} className={className}>
      {replies.map(({ id, name, text, is_staff }) => (
        <View key={id} className={s.reply}>
          <Text className={s.who}>{t('thread.said', { name: is_staff ? `${name} · ${t('thread.staff')}` : name })}</Text>
          {text}
        </View>
      ))}
      {count > replies.length ? <View className={s.more}>{t('thread.moreReplies', { n: count })}</View> : null}
    </RouteLink>
  )
}
