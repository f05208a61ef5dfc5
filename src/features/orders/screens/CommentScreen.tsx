import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { keys } from '@/services/query'
import { ordersApi } from '@/services/api/orders'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Screen } from '@/ui/layout/Screen'
import s from '@/features/orders/components/Comment.module.scss'
import { CommentForm } from '@/features/orders/components/CommentForm'
import { OwnComments } from '@/features/orders/components/OwnComments'
import { useCommentGuard } from '@/features/orders/useCommentGuard'

/** shop.order.comment: says something of the lines of an order that have come, and shows what was said of others. */
export function CommentScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const member = useRequireLogin()
  const guard = useCommentGuard() ?? member
  const query = useQuery({
    queryKey: keys.order(number),
    queryFn: ({ signal }) => ordersApi.order(number, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="form" />)
  const lines = query.data?.lines.filter(({ is_comment_available }) => is_comment_available) ?? []
  if (guard || !query.data) return <Screen title={t('comment.write')} state={guard ?? screenState} />
  return lines.length === 0 ? <Commented number={number} /> : <CommentForm number={number} lines={lines} />
}

/** Nothing is left to say: what was said stands there. */
function Commented({ number }: { readonly number: string }) {
  const t = useT()
  return (
    <Screen title={t('comment.mine')}>
      <View className={s.page}>
        <OwnComments number={number} />
        <Empty
          icon="star"
          text={t('comment.nothing')}
          action={{ text: t('comment.toOrders'), onTap: () => void go('shop.order', {}, { replace: true }) }}
        />
        <View className={s.back}>
          <Button kind="ghost" wide onTap={() => void go('shop.order.detail', { number }, { replace: true })}>
            {t('ret.order')}
          </Button>
        </View>
      </View>
    </Screen>
  )
}
