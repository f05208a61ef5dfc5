import { CAROUSEL } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { cx } from '@/lib/cx'
import { Slides } from '@/platform/elements/slides'
import s from './Swiper.module.scss'

export interface SwiperProps {
  readonly children: readonly ReactNode[]
  /** What the pictures show, for those who do not see them. */
  readonly label: string
  /** Height over width of the column; `inset` is what the column leaves at both sides together, in px. */
  readonly ratio: number
  readonly inset?: number
  readonly autoplay?: boolean
  /** Dots for a carousel, "2 / 5" for a gallery. */
  readonly indicator?: 'dots' | 'counter'
}

const COLUMN = 640

/** Carousel: 3 s a slide, 300 ms a move (spec 9). */
export function Swiper({ children, label, ratio, inset = 0, autoplay, indicator = 'dots' }: SwiperProps) {
  const [index, setIndex] = useState(0)
  const count = children.length
  const height = `calc((min(100vw, ${COLUMN}px) - ${inset}px) * ${ratio})`
  return (
    <View className={s.swiper}>
      <Slides
        label={label}
        className={s.row}
        height={height}
        autoplayMs={autoplay ? CAROUSEL.intervalMs : 0}
        durationMs={CAROUSEL.durationMs}
        onChange={setIndex}
      >
        {children}
      </Slides>
      {count > 1 && indicator === 'counter' ? <View className={s.counter}>{`${index + 1} / ${count}`}</View> : null}
      {count > 1 && indicator === 'dots' ? (
        <View className={s.dots} aria-hidden>
          {children.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
            <View key={at} className={cx(s.dot, at === index && s.on)} />
          ))}
        </View>
      ) : null}
    </View>
  )
}
