import type { KeyboardEvent } from 'react'
import { css } from '@/platform/css'
import type { ZoomImageProps } from '@/platform/elements/types'

/** A picture that keys reach, too, where a tap shows it large. */
export function ZoomImage({ src, alt, label, width, height, style, onTap }: ZoomImageProps) {
  const image = { src, alt, width, height, className: 'h5-img', style: css(style), loading: 'lazy', decoding: 'async' } as const
  if (!onTap) return <img {...image} alt={alt} />
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onTap()
  }
  return <img {...image} alt={alt} role="button" tabIndex={0} aria-label={alt ? undefined : label} onClick={onTap} onKeyDown={onKeyDown} />
}
