import { useQuery } from '@tanstack/react-query'
import { useMember } from '@/features/screen/useMember'
import { useScreenState } from '@/features/screen/useScreenState'
import { useT } from '@/i18n'
import { go, useRoute } from '@/routes'
import { keys } from '@/services/query'
import { shop } from '@/services/shop'
import { Screen, type ScreenState } from '@/ui/Screen'
import { CommentForm } from './CommentForm'
import { useCommentGuard } from './useCommentGuard'

/** shop.order.comment: says something of the lines of an order that have come. */
export function CommentScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const member = useMember()
  const guard = useCommentGuard() ?? member
  const query = useQuery({ queryKey: keys.order(number), queryFn: ({ signal }) => shop.order(number, { signal }), enabled: guard === null, staleTime: 0 })
  const loaded = useScreenState(query)
  const lines = query.data?.lines.filter(({ is_comment_available }) => is_comment_available) ?? []
  const none: ScreenState = {
    kind: 'empty',
    icon: 'star',
    text: t('comment.nothing'),
    action: { text: t('ret.order'), onTap: () => void go('shop.order.detail', { number }, { replace: true }) },
  }
  if (guard || !query.data) return <Screen title={t('comment.write')} state={guard ?? loaded} />
  return lines.length === 0 ? <Screen title={t('comment.write')} state={none} /> : <CommentForm number={number} lines={lines} />
}
