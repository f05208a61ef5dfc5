import { useState } from 'react'
import type { Image } from '@storefront/contract/entities/common'
import { env } from '@/platform/env'
import { AspectImage } from '@/platform/elements/aspect-image'

export interface PictureProps {
  readonly image: Image | null
  /** What it shows; empty where the words beside it say it already. */
  readonly alt: string
  /** Shown width in CSS pixels, by which the thumbnail or the original is taken. */
  readonly width: number
  /** Height over width; the picture's own without it. */
  readonly ratio?: number
  readonly eager?: boolean
  /** How far ahead of the window it loads, in px; two screens without it (spec 9). */
  readonly distance?: number
  readonly className?: string
}

/** Width of the thumbnail in pixels (contract UPLOAD.thumb). */
const THUMB = 400
/** A thumbnail a little smaller than the screen's dots still looks sharp, and weighs a fifth. */
const SHARP_ENOUGH = 0.8
const RETRIES = 1
/** Height over width beyond which a picture's own measures are taken for a mistake. */
const TALLEST = 20

/** A picture in a box that has its place before it loads; one retry, then a quiet placeholder (spec 9). */
export function Picture({ image, alt, width, ratio, eager, distance, className }: PictureProps) {
  const isSmall = width * Math.min(env.pixelRatio(), 2) * SHARP_ENOUGH <= THUMB
  const src = image ? (isSmall ? image.thumb : image.full) : ''
  // Stored with the address: a card that is reused for another picture starts at zero failures.
  const [failures, setFailures] = useState({ src, count: 0 })
  const count = failures.src === src ? failures.count : 0
  const isLost = count > RETRIES
  const share = ratio ?? (image && image.width > 0 && image.height > 0 ? Math.min(TALLEST, image.height / image.width) : 1)
  return (
    <AspectImage
      src={isLost ? '' : count > 0 && src ? `${src}${src.includes('?') ? '&' : '?'}retry=${count}` : src}
      alt={alt}
      ratio={share}
      isLost={isLost}
      eager={eager}
      distance={distance}
      className={className}
      onError={() => setFailures({ src, count: count + 1 })}
    />
  )
}
