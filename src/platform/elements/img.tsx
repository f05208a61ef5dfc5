import { useEffect, useRef } from 'react'
import type { ImgProps } from './types'

/** The browser's own lazy loading; a picture that was in the cache before React listened still reports itself. */
export function Img({ src, alt, className, eager, onLoad, onError }: ImgProps) {
  const element = useRef<HTMLImageElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each address
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth > 0) onLoad?.()
  }, [src])
  const priority = eager ? { fetchpriority: 'high' } : { loading: 'lazy' as const }
  return <img ref={element} src={src} alt={alt} className={className} decoding="async" draggable={false} onLoad={onLoad} onError={onError} {...priority} />
}
