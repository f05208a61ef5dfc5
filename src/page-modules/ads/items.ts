import type { Annotation, Image, Link } from '@storefront/contract/entities/common'
import { annotationsOf, imageOf, linkOf, recordsOf, textOf } from '../read'

/** A picture that leads somewhere, with what lies over it. */
export interface Ad {
  readonly image: Image
  readonly title: string
  readonly link: Link | null
  readonly annotations: readonly Annotation[]
  /** Words over the picture, with the title: a line above it, and those of a button. */
  readonly words: { readonly subtitle: string; readonly action: string } | null
}

/** Returns the advert that these parts make; null without a picture. */
export function adOf(item: Readonly<Record<string, unknown>>): Ad | null {
  const image = imageOf(item.image)
  return (
    image && {
      image,
      title: textOf(item.title),
      link: linkOf(item.link),
      annotations: annotationsOf(item.annotations),
      words: item.has_words === true ? { subtitle: textOf(item.subtitle), action: textOf(item.action) } : null,
    }
  )
}

/** Returns the adverts of a list; what is none is left out. */
export const adsOf = (value: unknown): Ad[] => recordsOf(value).flatMap((item) => adOf(item) ?? [])
