import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { withCharacterLengths } from './text-length'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns a copy of a checked value with the properties that its schema names and no others, at any depth. A record
 * keeps all of its keys. TypeBox's own Clean lets names of Object.prototype through (`constructor`, `toString`).
 */
export function pickDeclared(schema: TSchema, value: unknown): unknown {
  const { properties, patternProperties, items, anyOf } = schema
  if (Array.isArray(anyOf)) {
    const measurable = withCharacterLengths(value)
    const branch: TSchema | undefined = anyOf.find((one: TSchema) => Value.Check(one, measurable))
    return branch ? pickDeclared(branch, value) : value
  }
  if (Array.isArray(value)) return items ? value.map((item) => pickDeclared(items, item)) : value
  if (!isFields(value)) return value
  if (properties) {
    const names = Object.keys(properties).filter((name) => Object.hasOwn(value, name))
    return Object.fromEntries(names.map((name) => [name, pickDeclared(properties[name], value[name])]))
  }
  const [inner]: (TSchema | undefined)[] = Object.values(patternProperties ?? {})
  return inner
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pickDeclared(inner, item)]))
    : value
}
