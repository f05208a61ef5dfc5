import type { ReplyBrief } from '@storefront/contract/entities/community/comment'
import type { RouteName } from '@storefront/contract/routes'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { TextNode } from '@/platform/elements/text-node'
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
        <TextNode
          key={id}
          text={`${t('thread.said', { name: is_staff ? `${name} · ${t('thread.staff')}` : name })}${text}`}
          className={s.reply}
        />
      ))}
      {count > replies.length ? <TextNode text={t('thread.moreReplies', { n: count })} className={s.more} /> : null}
    </RouteLink>
  )
}
