import { cx } from '@/lib/text'
import { css } from '@/platform/css'
import { Img } from '@/platform/elements/img'
import { boxOf } from './aspect-box'
import type { AspectImageProps } from '@/platform/elements/types'
import './aspect-image.scss'

export function AspectImage(props: AspectImageProps) {
  const { src, alt, color, position, eager, distance, isLost, onError } = props
  const { className, style = '' } = boxOf(props)
  const fill = color && !isLost ? `background:${color};` : ''
  return (
    <div
      className={cx('photo', className)}
      style={css(fill + style || undefined)}
      {...(isLost && alt && { role: 'img', 'aria-label': alt })}
    >
      {src ? (
        <Img
          key={src}
          src={src}
          alt={alt}
          className="photo-image"
          position={position}
          eager={eager}
          distance={distance}
          onError={onError}
        />
      ) : null}
    </div>
  )
}
