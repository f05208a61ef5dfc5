import { type Static, type TSchema, Type } from '@sinclair/typebox'
import type { FieldValues, Resource } from '../../resources/define'
import { schemasOf } from '../../resources/field'
import { Id, TEXT_OPTION } from '../common'

/** Values of a form's fields; what each one holds says the resource (contract/resources). */
const Values = (schema: TSchema) => Type.Unsafe<FieldValues>(schema)

/** Names of the items that fields refer to (`category.3`), and addresses of small pictures by the picture's id. */
const Shown = {
  labels: Type.Record(Type.String(), Type.String()),
  thumbs: Type.Record(Type.String(), Type.String()),
}

const fieldsOf = ({ fields }: Resource, names: readonly string[]) => {
  const entries = names.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []))
  return Type.Object(schemasOf(Object.fromEntries(entries)))
}

/** An item as it is edited. */
export const ResourceItem = (resource: Resource) =>
  Type.Object({ id: Id, values: Values(Type.Object(schemasOf(resource.fields))), ...Shown })
/** A page of a list: of each item the columns alone. */
export const ResourcePage = (resource: Resource) =>
  Type.Object({
    count: Type.Integer(),
    results: Type.Array(Type.Object({ id: Id, values: Values(fieldsOf(resource, resource.columns)) })),
    ...Shown,
  })
/** Schema of an item's values to write. */
export const ResourceValues = (resource: Resource) => Values(Type.Object(schemasOf(resource.fields)))
/**
 * Schema of the values that an item had before it was edited. They are compared with the stored ones, so they stay
 * unchanged.
 */
export const BaseValues = (resource: Resource) =>
  Values(Type.Object(schemasOf(resource.fields), { [TEXT_OPTION]: 'verbatim' }))
/** Changes of many items at once: of each the values that were read and those that it gets. */
export const ResourceChanges = (resource: Resource) => {
  const fields = fieldsOf(resource, resource.bulk ?? [])
  const values = Values(fields)
  const base = Values(Type.Object(fields.properties, { [TEXT_OPTION]: 'verbatim' }))
  return Type.Object({ changes: Type.Array(Type.Object({ id: Id, base, values }), { minItems: 1, maxItems: 100 }) })
}

const Any = Type.Object({ id: Id, values: Type.Unsafe<FieldValues>({}), ...Shown })
export type ResourceItem = Static<typeof Any>
export interface ResourceChange {
  id: number
  base: FieldValues
  values: FieldValues
}
