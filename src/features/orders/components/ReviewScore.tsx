import { goodPercent } from '@storefront/contract/domain/orders/review'
import { Text, View } from '@tarojs/components'
import { useReviewSummary } from '@/features/catalog/useReviewSummary'
import { useT } from '@/i18n'
import { decimalText } from '@/i18n/decimal-text'
import { Stars } from '@/ui/display/Stars'
import s from './Comment.module.scss'

/** The mean score of a product, the number of its reviews and the share of good ones; nothing without reviews. */
export function ReviewScore({ productId }: { readonly productId: number }) {
  const t = useT()
  const data = useReviewSummary(productId)
  const percent = data ? goodPercent(data) : null
  if (!data || percent === null) return null
  return (
    <View className={s.summary}>
      <Text className={s.average}>{decimalText(t, data.average)}</Text>
      <Stars score={Math.round(data.average)} />
      <View className={s.counts}>
        <View>{t('comment.count', { n: data.count })}</View>
        <View>{t('comment.goodRate', { percent })}</View>
      </View>
    </View>
  )
}
