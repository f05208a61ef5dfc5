import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { Bone } from '@/ui/feedback/Skeleton'
import s from './CardSkeletons.module.scss'

const head = (
  <View className={s.head}>
    <Bone width="46%" />
    <Bone width="18%" />
  </View>
)
const words = (
  <View className={s.words}>
    <Bone width="80%" height="16px" />
    <Bone width="52%" />
  </View>
)

/** The cards of a list before its data, each in the outlines of what comes. */
const cards = {
  /** An order: number and state, the picture with its words, the sum. */
  order: (
    <View className={s.card}>
      {head}
      <View className={s.row}>
        <Bone width="72px" height="72px" />
        {words}
      </View>
      <View className={s.sum}>
        <Bone width="36%" />
      </View>
    </View>
  ),
  /** A ticket, or an order of tickets: its state and its event. */
  ticket: (
    <View className={s.card}>
      {head}
      {words}
      <Bone width="30%" />
    </View>
  ),
  /** A coupon: its stub and its words. */
  coupon: (
    <View className={s.coupon}>
      <Bone width="104px" height="148px" />
      {words}
    </View>
  ),
  /** A code that is shown at the counter: its head, the code, the number below. */
  code: (
    <View className={s.card}>
      {words}
      <View className={s.middle}>
        <Bone width="168px" height="168px" />
        <Bone width="60%" />
      </View>
    </View>
  ),
  /** An event: a picture across the card, and its words. */
  banner: (
    <View className={s.banner}>
      <View className={s.picture} />
      <View className={s.below}>{words}</View>
    </View>
  ),
  /** A line of an account: what and when, and how much. */
  record: (
    <View className={s.record}>
      {words}
      <Bone width="18%" height="16px" />
    </View>
  ),
} as const satisfies Record<string, ReactNode>

interface CardSkeletonsProps {
  readonly shape: keyof typeof cards
  /** As many as fill a phone. */
  readonly count?: number
}

/** A list before its data, in the shape of what comes. */
export function CardSkeletons({ shape, count = 4 }: CardSkeletonsProps) {
  return (
    <View className={s.list} role="status" aria-label={useT()('common.loading')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
        <View key={index}>{cards[shape]}</View>
      ))}
    </View>
  )
}
