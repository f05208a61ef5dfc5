/** The parts of a TypeBox schema, which is JSON Schema, that the builder reads. */
export interface Schema {
  readonly type?: string
  readonly const?: string | number | boolean
  readonly anyOf?: readonly Schema[]
  /** The parts of a property that two parts of a config declare. */
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** Whether an object of this schema has to have the property. */
export const isRequired = ({ required = [] }: Schema, name: string): boolean => required.includes(name)

/** The schema of an object's property; empty for one that it has not. */
export function propertyOf({ properties = {} }: Schema, name: string): Schema {
  const schema = properties[name] ?? {}
  return Object.assign({}, schema, ...(schema.allOf ?? [])) as Schema
}

/** Whether an object has all of these properties. */
export const hasProperties = ({ properties = {} }: Schema, ...names: string[]): boolean =>
  names.every((name) => Object.hasOwn(properties, name))

/** The values of a choice; empty for any other schema. */
export const choicesOf = ({ anyOf = [] }: Schema): (string | number | boolean)[] => {
  const values = anyOf.map((one) => one.const)
  return values.every((value) => value !== undefined) ? values : []
}

/** Beginnings by type: the least that a schema allows. */
const beginnings: Readonly<Record<string, (schema: Schema) => unknown>> = {
  string: () => '',
  boolean: () => false,
  integer: ({ minimum = 0 }) => minimum,
  number: ({ minimum = 0 }) => minimum,
  array: () => [],
  object: (schema) =>
    Object.fromEntries((schema.required ?? []).map((name) => [name, beginningOf(propertyOf(schema, name))])),
}

/** The smallest value of a schema: what a new item begins with. */
export function beginningOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  const [first] = schema.anyOf ?? []
  return first ? beginningOf(first) : beginnings[schema.type ?? '']?.(schema)
}
