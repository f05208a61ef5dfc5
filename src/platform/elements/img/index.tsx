import { useEffect, useRef } from 'react'
import { useLazyImage } from './lazy-image'
import type { ImgProps } from '@/platform/elements/types'

/** One clear dot: without an address a browser would write the alternative text into the picture's place. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * Loads two screens ahead (spec 9) unless `distance` is given; a picture that loads from the cache before React listens
 * still reports itself.
 */
export function Img({ src, alt, className, position, eager = false, distance, onLoad, onError }: ImgProps) {
  const element = useRef<HTMLImageElement>(null)
  const isNear = useLazyImage(element, eager, distance)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each address
  useEffect(() => {
    if (isNear && element.current?.complete && element.current.naturalWidth > 0) onLoad?.()
  }, [src, isNear])
  return (
    <img
      ref={element}
      src={isNear ? src : BLANK}
      alt={alt}
      className={className}
      style={{ objectPosition: position }}
      decoding="async"
      draggable={false}
      onLoad={isNear ? onLoad : undefined}
      onError={onError}
      {...(eager && { fetchpriority: 'high' })}
    />
  )
}
