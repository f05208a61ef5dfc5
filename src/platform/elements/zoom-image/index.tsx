import { css } from '@/platform/css'
import type { ZoomImageProps } from '@/platform/elements/types'

/** A picture that keys reach, too, where a tap shows it large. */
export function ZoomImage({ src, alt, label, width, height, style, onTap }: ZoomImageProps) {
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className="h5-img"
      style={css(style)}
      loading="lazy"
      decoding="async"
    />
  )
  if (!onTap) return image
  return (
    <button type="button" className="h5-zoom" aria-label={alt || label} onClick={onTap}>
      {image}
    </button>
  )
}
