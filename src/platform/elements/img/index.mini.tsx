import { Image } from '@tarojs/components'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import type { ImgProps } from '@/platform/elements/types'

/** Fills its box and loads when it comes near: the templates say so (config/elements.json). */
export function Img({ src, alt, className, eager, pressMenu, onLoad, onError }: ImgProps) {
  return (
    <Image
      src={toAbsoluteUrl(src)}
      className={className}
      {...(eager && { lazyLoad: false })}
      aria-label={alt || undefined}
      aria-role={alt ? 'img' : undefined}
      onLoad={onLoad}
      onError={onError}
      {...(pressMenu && { showMenuByLongpress: true })}
    />
  )
}
