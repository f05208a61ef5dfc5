import { Text, View } from '@tarojs/components'
import { ContentLink } from '@/features/link/ContentLink'
import { cx } from '@/lib/cx'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import s from './Card.module.scss'
import type { CardItem, CardLook } from './item'

interface CardProps {
  readonly item: CardItem
  readonly look?: CardLook
  /** Shown width of the picture in CSS pixels, by which its file is chosen. */
  readonly width: number
  /** Height over width of the picture. */
  readonly ratio?: number
  /** Above the fold: its picture is loaded at once. */
  readonly eager?: boolean
}

/** One thing on a list. Few nodes on purpose: a screen of twenty of them is one message to a mini-program's view. */
export function Card({ item, look = 'tile', width, ratio = 1, eager }: CardProps) {
  const { title, sub, meta, amount, marked, suffix, badge } = item
  return (
    <ContentLink link={item.link} className={cx(s.c, s[look])}>
      <View className={s.p}>
        <Picture image={item.image} alt="" width={width} ratio={ratio} eager={eager} />
        {badge ? <View className={s.b}>{badge}</View> : null}
      </View>
      <View className={s.w}>
        <View className={s.t}>{title}</View>
        {sub && look !== 'mini' ? <View className={s.s}>{sub}</View> : null}
        <View className={s.f}>
          {amount === null ? null : <Price amount={amount} marked={look === 'mini' ? null : marked} size={look === 'mini' ? 's' : 'm'} />}
          {suffix ? <Text className={s.x}>{suffix}</Text> : null}
          {meta && look !== 'mini' ? <View className={s.m}>{meta}</View> : null}
        </View>
      </View>
    </ContentLink>
  )
}
