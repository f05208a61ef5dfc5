import { Image } from '@tarojs/components'
import { absolute } from '../../mini/absolute'
import type { ImgProps } from '../types'

export function Img({ src, alt, className, eager, pressMenu, onLoad, onError }: ImgProps) {
  return (
    <Image
      src={absolute(src)}
      className={className}
      mode="aspectFill"
      lazyLoad={!eager}
      aria-label={alt || undefined}
      aria-role={alt ? 'img' : undefined}
      onLoad={onLoad}
      onError={onError}
      {...(pressMenu && { showMenuByLongpress: true })}
    />
  )
}
