import { ReviewFoot } from '@/features/community/components/comment/ReviewFoot'
import { useT } from '@/i18n'
import { ordersApi, ordersKeys } from '@/services/api/orders'
import { CommentGroup } from './CommentGroup'

/** The user's comments on the lines of an order, with the replies. */
export function OwnComments({ number }: { readonly number: string }) {
  const t = useT()
  return (
    <CommentGroup
      title={t('comment.mine')}
      queryKey={ordersKeys.orderComments(number)}
      load={(options) => ordersApi.orderComments(number, options)}
      renderFoot={(review) => <ReviewFoot review={review} />}
    />
  )
}
