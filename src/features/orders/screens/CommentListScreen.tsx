import { reviewKinds } from '@storefront/contract/domain/orders/review'
import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import { useMemo } from 'react'
import { ListScreen } from '@/shared/list/ListScreen'
import { oneOf } from '@/shared/list/fields'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { ordersKeys, ordersApi, type ProductCommentsQuery } from '@/services/api/orders'
import { ReviewFoot } from '@/features/community/components/comment/ReviewFoot'
import { ReviewScore } from '@/features/orders/components/ReviewScore'
import { CommentView } from '@/features/orders/components/CommentView'
import { useCommentGuard } from '@/features/orders/useCommentGuard'

const renderReview = (review: ProductComment) => (
  <CommentView comment={review}>
    <ReviewFoot review={review} />
  </CommentView>
)

/** Returns the list of one product's reviews, the newest first, by kind. */
const listOf = (id: number): ListSpec<ProductComment, ProductCommentsQuery> => ({
  key: (query) => ordersKeys.productComments(id, query),
  load: (query, options) => ordersApi.productComments(id, query, options),
  idOf: (comment) => comment.id,
  renderItems: rowItems({ keyOf: (comment) => String(comment.id), height: 130, render: renderReview }),
  tabs: {
    name: 'kind',
    label: 'comment.filter',
    options: [
      { value: '', label: 'common.all' },
      { value: 'pictures', label: 'comment.withPictures' },
      { value: 'good', label: 'comment.good' },
      { value: 'fair', label: 'comment.fair' },
      { value: 'poor', label: 'comment.poor' },
    ],
  },
  fields: { kind: oneOf(...reviewKinds) },
  empty: { text: 'comment.empty', hint: 'comment.emptyHint', icon: 'star' },
})

/** shop.product.comment */
export function CommentListScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const spec = useMemo(() => listOf(id), [id])
  const off = useCommentGuard()
  return (
    <ListScreen
      spec={spec}
      title={t('comment.title')}
      state={off ?? undefined}
      before={<ReviewScore productId={id} />}
    />
  )
}
