import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Bone } from '@/ui/feedback/Skeleton'
import s from './ProductView.module.scss'

/** A product's shape before it is there: its square picture, price and name. */
export function ProductSkeleton() {
  const t = useT()
  return (
    <View role="status" aria-label={t('common.loading')}>
      <View className={s.square} />
      <View className={s.bones}>
        <Bone width="40%" height="30px" />
        <Bone width="90%" height="20px" />
        <Bone width="60%" />
      </View>
    </View>
  )
}
