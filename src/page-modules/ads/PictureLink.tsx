import type { ReactNode } from 'react'
import { ContentLink } from '@/shared/link/ContentLink'
import { Annotated } from '@/ui/display/Annotated'
import { Picture } from '@/ui/display/Picture'
import type { Ad } from './items'
import s from './PictureLink.module.scss'

interface PictureLinkProps {
  readonly ad: Ad
  /** The name of a link without a title, for screen readers. */
  readonly name: string
  /** Shown width in CSS pixels on the design's 375. */
  readonly width: number
  /** Height over width; the picture's own without it. */
  readonly ratio?: number
  readonly eager?: boolean
  /** Text over the picture that describes it, and names the link of an advert with words. */
  readonly children?: ReactNode
}

/** A picture that leads somewhere, with its stickers. */
export function PictureLink({
  ad: { image, title, link, annotations, words },
  name,
  width,
  ratio,
  eager,
  children,
}: PictureLinkProps) {
  return (
    <Annotated annotations={annotations} Link={ContentLink}>
      <ContentLink link={link} className={s.ad} label={words && children ? undefined : title || name}>
        <Picture image={image} alt={children ? '' : title} width={width} ratio={ratio} eager={eager} />
        {children}
      </ContentLink>
    </Annotated>
  )
}
