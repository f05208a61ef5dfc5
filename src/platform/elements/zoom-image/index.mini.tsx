import { Image } from '@tarojs/components'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import { css } from '@/platform/css'
import type { ZoomImageProps } from '@/platform/elements/types'

/** As wide as the text says, or as the column; its height is the file's. */
export function ZoomImage({ src, alt, label, width = '100%', style = '', onTap }: ZoomImageProps) {
  const size = `width:${/%$/.test(width) ? width : `${width}px`};${style}`
  const role = onTap ? 'button' : 'img'
  return (
    <Image
      src={toAbsoluteUrl(src)}
      mode="widthFix"
      className="h5-img"
      style={css(size)}
      aria-role={role}
      aria-label={alt || label}
      onClick={onTap}
    />
  )
}
