import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import { useMemo } from 'react'
import { ListScreen } from '@/shared/list/ListScreen'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { ordersKeys, ordersApi } from '@/services/api/orders'
import { CommentSummary } from '@/features/community/components/comment/CommentSummary'
import { ReviewFoot } from '@/features/community/components/comment/ReviewFoot'
import s from '@/features/orders/components/Comment.module.scss'
import { CommentView } from '@/features/orders/components/CommentView'
import { useCommentGuard } from '@/features/orders/useCommentGuard'

const renderReview = (review: ProductComment) => (
  <CommentView comment={review}>
    <ReviewFoot review={review} />
  </CommentView>
)

type Question = Record<never, never>

/** Returns the list of one product's comments, the newest first. */
const listOf = (id: number): ListSpec<ProductComment, Question> => ({
  key: (query) => ordersKeys.productComments(id, query),
  load: (query, options) => ordersApi.productComments(id, query, options),
  idOf: (comment) => comment.id,
  renderItems: rowItems({ keyOf: (comment) => String(comment.id), height: 130, render: renderReview }),
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
      before={<CommentSummary target="product" id={id} className={s.thread} />}
    />
  )
}
