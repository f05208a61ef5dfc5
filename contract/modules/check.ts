import { Value } from '@sinclair/typebox/value'
import type { Config, ModuleRow } from './define'

/** Returns a picture as a stored config may name it, by its id alone; pages show the picture itself. */
const isReference = (value: object): boolean => '$image' in value && Number.isSafeInteger(value.$image)
const picture = { full: '', thumb: '', thumb_wx_mp: '', width: 0, height: 0 }

/** Returns a config with pictures where it refers to them. */
function fillPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fillPictures)
  if (typeof value !== 'object' || value === null) return value
  return isReference(value)
    ? picture
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillPictures(inner)]))
}

/**
 * Paths of a config's parts that its type does not allow, as `/items/0/title`; none for a config that passes. For page
 * builders, not for apps.
 */
export function checkConfig({ config: schema }: Pick<ModuleRow, 'config'>, config: Config): string[] {
  return [...Value.Errors(schema, fillPictures(config))].map(({ path }) => path)
}
