import { goodPercent } from '@storefront/contract/domain/orders/review'
import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { decimalText } from '@/i18n/decimal-text'
import { useReviewSummary } from '@/features/catalog/useReviewSummary'
import { useHasComments } from '@/state/comments'
import { Avatar } from '@/ui/display/Avatar'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { Stars } from '@/ui/display/Stars'
import s from './ProductReviews.module.scss'

/**
 * Reviews of a product in brief with the shop's answers, and the way to all of them; where they cannot be loaded, the
 * way alone. Questions before a purchase stand on a screen of their own.
 */
export function ProductReviews({ productId }: { readonly productId: number }) {
  const t = useT()
  const isOn = useHasComments()
  const data = useReviewSummary(productId)
  if (!isOn) return null
  const count = data?.count ?? 0
  const percent = data ? goodPercent(data) : null
  return (
    <View className={s.block}>
      <RouteLink to="shop.product.comment" params={{ id: productId }} className={s.head}>
        <Text className={s.title}>
          {count > 0 ? `${t('pages.product.comments')} ${count}` : t('pages.product.comments')}
        </Text>
        {data && percent !== null ? (
          <>
            <Text className={s.average} aria-label={t('pages.product.average', { n: decimalText(t, data.average) })}>
              ★ {decimalText(t, data.average)}
            </Text>
            <Text className={s.hint}>{t('pages.product.goodRate', { percent })}</Text>
          </>
        ) : (
          <Text className={s.hint}>{t('pages.product.commentsHint')}</Text>
        )}
        <Icon name="right" size={16} className={s.arrow} />
      </RouteLink>
      {data?.newest.map((review) => (
        <Review key={review.id} review={review} />
      ))}
      <RouteLink to="comment.list" params={{ target: 'product', key: String(productId) }} className={s.questions}>
        <Text className={s.title}>{t('pages.product.questions')}</Text>
        <Text className={s.hint}>{t('pages.product.questionsHint')}</Text>
        <Icon name="right" size={16} className={s.arrow} />
      </RouteLink>
    </View>
  )
}

function Review({ review }: { readonly review: ProductComment }) {
  const t = useT()
  const { author, score, text, images, attributes_label, replies = [] } = review
  const [image] = images
  const answer = replies.find(({ is_staff }) => is_staff)
  return (
    <View className={s.review}>
      <View className={s.words}>
        <View className={s.who}>
          <Avatar avatar={author.avatar} size={28} />
          <Text className={s.name}>{author.name}</Text>
          <Stars score={score} />
        </View>
        <View className={s.text}>{text}</View>
        {attributes_label ? <View className={s.label}>{attributes_label}</View> : null}
        {answer ? <View className={s.answer}>{t('pages.product.answer', { text: answer.text })}</View> : null}
      </View>
      {image ? (
        <View className={s.picture}>
          <Picture image={image} alt="" width={64} ratio={1} />
        </View>
      ) : null}
    </View>
  )
}
