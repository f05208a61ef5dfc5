import { Text, View } from '@tarojs/components'
import s from './Detail.module.scss'

/** One thing that is said of a coupon or a card: its name and its value. */
export function CouponFact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <View className={s.fact}>
      <Text className={s.name}>{name}</Text>
      <Text className={s.value}>{value}</Text>
    </View>
  )
}
