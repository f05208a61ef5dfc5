import { toAbsoluteUrl } from '@/platform/absolute-url'
import { boxOf } from './aspect-box'
import type { AspectImageProps } from '@/platform/elements/types'
import './aspect-image.scss'

/** One node (config/elements.ts), which loads when it comes near. */
export function AspectImage(props: AspectImageProps) {
  const { src, alt, eager, onError } = props
  return (
    <photo
      {...boxOf(props)}
      src={src ? toAbsoluteUrl(src) : undefined}
      eager={eager || undefined}
      aria-label={alt || undefined}
      onError={onError}
    />
  )
}
