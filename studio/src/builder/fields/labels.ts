import type { TextKey } from '../../i18n'
import { hasProperties, type Schema } from './schema'

/** The text of a property. An area's height is in percents, everything else's in px. */
export function labelKey(name: string, parent: Schema): TextKey {
  const label = name === 'height' && hasProperties(parent, 'ptype') ? 'area_height' : name
  return `builder.fields.${label}` as TextKey
}

/** The text of a name with dots, of a part of the catalogue. */
const dotless = (part: string) => (name: string) => `builder.${part}.${name.replaceAll('.', '_')}` as TextKey

export const typeKey = dotless('types')
export const placeKey = dotless('places')
export const resourceKey = dotless('resources')
export const layoutKey = dotless('layouts')
export const valueKey = dotless('values')
