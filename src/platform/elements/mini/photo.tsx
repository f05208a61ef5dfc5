import { absolute } from '../../mini/absolute'
import { boxOf } from '../photo-box'
import type { AspectImageProps } from '../types'
import '../photo.scss'

/** One node (config/elements.ts), which loads when it comes near. */
export function AspectImage(props: AspectImageProps) {
  const { src, alt, eager, onError } = props
  return <photo {...boxOf(props)} src={src ? absolute(src) : undefined} eager={eager || undefined} aria-label={alt || undefined} onError={onError} />
}
