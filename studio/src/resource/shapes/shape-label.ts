import type { ShippingTerms } from '@storefront/contract/domain/checkout/shipping-template'
import {
  type Attributes,
  type ClosedDays,
  type Hours,
  type Options,
  parseShape,
  type ShapeName,
} from '@storefront/contract/resources/shapes'

/** Returns a shape's value in a line, for comparisons of two drafts. */
const labels: { readonly [S in ShapeName]: (value: never) => string } = {
  hours: (value: Hours) =>
    value.map((row) => `${row.weekdays.join('')} ${row.start_time}–${row.end_time} ×${row.quota}`).join('; '),
  attributes: (value: Attributes) => value.map(({ name, value: text }) => `${name} ${text}`).join('; '),
  closedDays: (value: ClosedDays) => (value.dates ?? []).join(', '),
  shippingTerms: ({ rest, groups, excluded }: ShippingTerms) =>
    [...(rest ? [rest] : []), ...groups]
      .map(({ first, fee, further, further_fee }) => `${first}: ${fee}, +${further}: ${further_fee}`)
      .concat(excluded.map(({ reason }) => `× ${reason}`))
      .join('; '),
  options: (value: Options) => value.map(({ description }) => description).join('; '),
}

/** Returns the text of a shape's value; '' for what is none. */
export function shapeLabel(name: ShapeName, text: string): string {
  const value = parseShape(name, text)
  return value === undefined ? '' : labels[name](value as never)
}
