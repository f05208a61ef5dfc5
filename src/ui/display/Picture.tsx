import { useState } from 'react'
import { objectPosition } from '@storefront/contract/domain/content/media'
import { pictureSource } from '@storefront/contract/domain/picture-source'
import type { Image } from '@storefront/contract/entities/common'
import { AspectImage } from '@/platform/elements/aspect-image'
import { drawnPixels } from './drawn-pixels'

export interface PictureProps {
  readonly image: Image | null
  /** The subject of the picture; empty if the words beside it name it already. */
  readonly alt: string
  /** Drawn width in CSS pixels on the design's screen, by which the size to load is chosen. */
  readonly width: number
  /** Height over width; the picture's own without it. */
  readonly ratio?: number
  readonly eager?: boolean
  /** The distance ahead of the window at which it loads, in px; two screens without it (spec 9). */
  readonly distance?: number
  readonly className?: string
}

const RETRIES = 1
/** Height over width beyond which a picture's own measures are taken for a mistake. */
const TALLEST = 20

/** A picture in a box that has its place before it loads; one retry, then a quiet placeholder (spec 9). */
export function Picture({ image, alt, width, ratio, eager, distance, className }: PictureProps) {
  const src = image ? pictureSource(image, drawnPixels(width)) : ''
  // Stored with the address: a card that is reused for another picture starts at zero failures.
  const [failures, setFailures] = useState({ src, count: 0 })
  const count = failures.src === src ? failures.count : 0
  const isLost = count > RETRIES
  const share =
    ratio ?? (image && image.width > 0 && image.height > 0 ? Math.min(TALLEST, image.height / image.width) : 1)
  return (
    <AspectImage
      src={isLost ? '' : count > 0 && src ? `${src}${src.includes('?') ? '&' : '?'}retry=${count}` : src}
      alt={alt}
      ratio={share}
      color={image?.color}
      position={objectPosition(image?.focal)}
      isLost={isLost}
      eager={eager}
      distance={distance}
      className={className}
      onError={() => setFailures({ src, count: count + 1 })}
    />
  )
}
