import type { Annotation } from '@storefront/contract/entities/common'
import { linkOf, numberOf, recordsOf, textOf } from '@/lib/read'

export * from '@/lib/read'

/** Returns a number between two bounds; what is none is the default. */
export const boundedOf = (value: unknown, byDefault: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, numberOf(value, byDefault)))

const isKind = (value: unknown): value is Annotation['ptype'] =>
  value === 'albumannotationtag' || value === 'albumannotationarea'

/** Stickers of a picture: those of a known kind, in percents of the picture. */
export const annotationsOf = (value: unknown): Annotation[] =>
  recordsOf(value).flatMap(({ ptype, left: x, top: y, width, height, title, link }) =>
    isKind(ptype)
      ? [
          {
            ptype,
            left: boundedOf(x, 0, 0, 100),
            top: boundedOf(y, 0, 0, 100),
            width: boundedOf(width, 0, 0, 100),
            height: boundedOf(height, 0, 0, 100),
            title: textOf(title),
            link: linkOf(link) ?? undefined,
          },
        ]
      : [],
  )
