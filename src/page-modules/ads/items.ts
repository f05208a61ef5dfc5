import type { Annotation, Image, Link } from '@storefront/contract/entities/common'
import { annotationsOf, imageOf, linkOf, recordsOf, textOf } from '../read'

/** A picture that leads somewhere, with what lies over it. */
export interface Ad {
  readonly image: Image
  readonly title: string
  readonly link: Link | null
  readonly annotations: readonly Annotation[]
}

/** Returns the advert that these parts make; null without a picture. */
export function adOf({ image: picture, title, link, annotations }: Readonly<Record<string, unknown>>): Ad | null {
  const image = imageOf(picture)
  return image && { image, title: textOf(title), link: linkOf(link), annotations: annotationsOf(annotations) }
}

/** Returns the adverts of a list; what is none is left out. */
export const adsOf = (value: unknown): Ad[] => recordsOf(value).flatMap((item) => adOf(item) ?? [])
