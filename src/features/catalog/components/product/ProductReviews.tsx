import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { catalogApi } from '@/services/api/catalog'
import { keys } from '@/services/query'
import { useHasComments } from '@/state/comments'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import s from './ProductReviews.module.scss'

const MAX_SCORE = 5

/** Reviews of a product in brief, and the way to all of them; where they cannot be loaded, the way alone. */
export function ProductReviews({ productId }: { readonly productId: number }) {
  const t = useT()
  const isOn = useHasComments()
  const { data } = useQuery({
    queryKey: [...keys.product(productId), 'reviews'],
    queryFn: ({ signal }) => catalogApi.reviewSummary(productId, { signal }),
    enabled: isOn,
  })
  if (!isOn) return null
  const count = data?.count ?? 0
  const hint =
    count > 0 && data
      ? t('pages.product.goodRate', { percent: Math.round((data.good_count / count) * 100) })
      : t('pages.product.commentsHint')
  return (
    <View className={s.block}>
      <RouteLink to="shop.product.comment" params={{ id: productId }} className={s.head}>
        <Text className={s.title}>
          {count > 0 ? `${t('pages.product.comments')} ${count}` : t('pages.product.comments')}
        </Text>
        <Text className={s.hint}>{hint}</Text>
        <Icon name="right" size={16} className={s.arrow} />
      </RouteLink>
      {data?.newest.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </View>
  )
}

function Review({ review: { author, score, text, images, attributes_label } }: { readonly review: ProductComment }) {
  const t = useT()
  const [image] = images
  return (
    <View className={s.review}>
      <View className={s.words}>
        <View className={s.who}>
          <Text className={s.name}>{author.name}</Text>
          <Text className={s.stars} aria-label={t('pages.product.score', { n: score })}>
            {'★'.repeat(score) + '☆'.repeat(MAX_SCORE - score)}
          </Text>
        </View>
        <View className={s.text}>{text}</View>
        {attributes_label ? <View className={s.label}>{attributes_label}</View> : null}
      </View>
      {image ? (
        <View className={s.picture}>
          <Picture image={image} alt="" width={64} ratio={1} />
        </View>
      ) : null}
    </View>
  )
}
