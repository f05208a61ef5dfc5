import { useContext } from 'react'
import { DESIGN_WIDTH, sizedAddress } from '@storefront/contract/domain/picture-source'
import { useT } from '@/i18n'
import { ZoomImage } from '@/platform/elements/zoom-image'
import { images } from '@/platform/images'
import { drawnPixels } from '../drawn-pixels'
import type { RichElementProps } from './element-props'
import { PicturesContext } from './pictures'

/** A picture; a tap shows it large among the others of its text. */
export function RichPicture({ element, style }: RichElementProps) {
  const pictures = useContext(PicturesContext)
  const label = useT()('common.picture')
  const { src, alt = '', width, height } = element.attributes
  if (!src) return null
  const open = pictures ? () => images.preview(pictures, Math.max(pictures.indexOf(src), 0)) : undefined
  const source = sizedAddress(src, Number(width), drawnPixels(DESIGN_WIDTH))
  return <ZoomImage src={source} alt={alt} label={label} width={width} height={height} style={style} onTap={open} />
}
