import { Swiper, SwiperItem } from '@tarojs/components'
import type { SlidesProps } from '@/platform/elements/types'

export function Slides({
  children,
  label,
  autoplayMs = 0,
  durationMs = 300,
  onChange,
  className,
  height,
}: SlidesProps) {
  return (
    <Swiper
      className={className}
      style={`height:${height}`}
      aria-label={label}
      autoplay={autoplayMs > 0 && children.length > 1}
      interval={autoplayMs || undefined}
      duration={durationMs}
      circular={children.length > 1}
      onChange={(event) => onChange(event.detail.current)}
    >
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place in the row
        <SwiperItem key={index}>{child}</SwiperItem>
      ))}
    </Swiper>
  )
}
