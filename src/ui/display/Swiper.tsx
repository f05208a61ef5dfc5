import { CAROUSEL } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { cx } from '@/lib/text'
import { Slides } from '@/platform/elements/slides'
import s from './Swiper.module.scss'

export interface SwiperProps {
  readonly children: readonly ReactNode[]
  /** The subject of the pictures, for screen readers. */
  readonly label: string
  /** Height over width of the column; `inset` is what the column leaves at both sides together, in px. */
  readonly ratio?: number
  readonly inset?: number
  /** CSS length in place of the ratio, for what is no picture. */
  readonly height?: string
  readonly autoplay?: boolean
  /** Dots for a carousel, "2 / 5" for a gallery. */
  readonly indicator?: 'dots' | 'counter'
  /** The tone of the dots: light ones for pictures, dark ones for a light background. */
  readonly tone?: 'light' | 'dark'
}

/** Carousel: 3 s a slide, 300 ms a move (spec 9). */
export function Swiper({
  children,
  label,
  ratio = 1,
  inset = 0,
  height: own,
  autoplay,
  indicator = 'dots',
  tone = 'light',
}: SwiperProps) {
  const [index, setIndex] = useState(0)
  const count = children.length
  const height = own ?? `calc((min(100vw, var(--column, 640px)) - ${inset}px) * ${ratio})`
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
        <View className={cx(s.dots, tone === 'dark' && s.dark)} aria-hidden>
          {children.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the row
            <View key={at} className={cx(s.dot, at === index && s.on)} />
          ))}
        </View>
      ) : null}
    </View>
  )
}
