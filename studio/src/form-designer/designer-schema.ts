import { keysOf } from '@storefront/contract/domain/keys-of'
import { OPERATORS, parseCondition, type Comparison } from '@storefront/contract/domain/forms/conditions'
import { readChoices } from '@storefront/contract/domain/forms/form-field'

type Json = Readonly<Record<string, unknown>>
export type FieldKind = keyof typeof kindRows

interface KindRow {
  readonly type: string
  readonly widget?: string
  /** It offers options. */
  readonly hasOptions?: true
}

/** THE table of what the designer adds: each kind as the schema writes it. */
export const kindRows = {
  text: { type: 'string' },
  paragraph: { type: 'textarea' },
  number: { type: 'number' },
  rate: { type: 'integer', widget: 'rate' },
  mobile: { type: 'mobile' },
  email: { type: 'email' },
  date: { type: 'date' },
  time: { type: 'time' },
  radio: { type: 'string', widget: 'radio', hasOptions: true },
  select: { type: 'string', widget: 'select', hasOptions: true },
  checkboxes: { type: 'array', hasOptions: true },
  switch: { type: 'boolean' },
  image: { type: 'image' },
  signature: { type: 'signature' },
  address: { type: 'address' },
} as const satisfies Record<string, KindRow>
export const fieldKinds = keysOf(kindRows)
const rowOf = (kind: FieldKind): KindRow => kindRows[kind]
export const hasOptions = (kind: FieldKind | null): boolean => kind !== null && rowOf(kind).hasOptions === true

/** A field as it is designed. What the designer does not know of it stays as it was. */
export interface DesignerField {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Kind of the field; null for a hand-written field that the designer does not know. */
  readonly kind: FieldKind | null
  readonly isRequired: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Condition under which it is shown; null is always, 'complex' is a condition of several parts, which stays. */
  readonly visible: Comparison | 'complex' | null
  readonly source: Json
  readonly hints: Json
}

const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function optionsOf(source: Json): DesignerField['options'] {
  const holder = source.type === 'array' ? record(source.items) : source
  return readChoices(list(holder.enum ?? holder.choices ?? holder.oneOf), list(source.enumNames ?? holder.enumNames))
}

function kindOf(source: Json, hints: Json): FieldKind | null {
  const widget = hints['ui:widget'] ?? source.widget
  const offers = optionsOf(source).length > 0
  const match = fieldKinds.find((kind) => {
    const row = rowOf(kind)
    return (
      row.type === source.type &&
      (row.hasOptions === true) === offers &&
      row.widget === (widget === undefined && offers && row.widget ? 'select' : widget)
    )
  })
  return match ?? null
}

function visibleOf(hints: Json): DesignerField['visible'] {
  const condition = parseCondition(record(hints['ui:options']).visible)
  if (!condition) return null
  return 'field' in condition ? condition : 'complex'
}

/** The fields of a schema and its hints, in the order in which the form shows them. */
export function readFields(schema: Json, hints: Json): DesignerField[] {
  const properties = record(schema.properties)
  const required = list(schema.required)
  const order = list(hints['ui:order']).filter((name): name is string => typeof name === 'string' && name in properties)
  const names = [...order, ...Object.keys(properties).filter((name) => !order.includes(name))]
  return names.map((name) => {
    const [source, own] = [record(properties[name]), record(hints[name])]
    return {
      ...{ name, source, hints: own, kind: kindOf(source, own), options: optionsOf(source), visible: visibleOf(own) },
      title: text(source.title) || name,
      description: text(source.description),
      isRequired: required.includes(name) || source.required === true,
    }
  })
}

function sourceOf({ source, title, description, kind, options }: DesignerField): Json {
  const { description: _, required: __, ...rest } = source
  const common = { ...rest, title, ...(description && { description }) }
  if (!hasOptions(kind)) return common
  const {
    choices: _choices,
    oneOf: _oneOf,
    enum: _enum,
    enumNames: _names,
    items: _items,
    ...plain
  } = common as Record<string, unknown>
  const [values, labels] = [options.map(({ value }) => value), options.map(({ label }) => label)]
  return kind === 'checkboxes'
    ? { ...plain, items: { type: 'string', enum: values, enumNames: labels } }
    : { ...plain, enum: values, enumNames: labels }
}

function hintsOf({ hints, visible }: DesignerField): Json {
  if (visible === 'complex') return hints
  const { visible: _, ...options } = record(hints['ui:options'])
  const { 'ui:options': __, ...rest } = hints
  const next = { ...options, ...(visible && { visible }) }
  return { ...rest, ...(Object.keys(next).length > 0 && { 'ui:options': next }) }
}

/** The schema and the hints of designed fields; what else was in them stays. */
export function writeFields(
  fields: readonly DesignerField[],
  schema: Json,
  hints: Json,
): { schema: Json; hints: Json } {
  const before = Object.keys(record(schema.properties))
  const { 'ui:order': _, ...others } = Object.fromEntries(
    Object.entries(hints).filter(([name]) => !before.includes(name)),
  )
  const ownHints = fields
    .map((field) => [field.name, hintsOf(field)] as const)
    .filter(([, own]) => Object.keys(own).length > 0)
  return {
    schema: {
      ...schema,
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, sourceOf(field)])),
      required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    },
    hints: { ...others, ...Object.fromEntries(ownHints), 'ui:order': fields.map(({ name }) => name) },
  }
}

/** A new field of a kind, under a name that no other has. */
export function newField(kind: FieldKind, title: string, fields: readonly DesignerField[]): DesignerField {
  const { type, widget } = rowOf(kind)
  let n = fields.length + 1
  while (fields.some(({ name }) => name === `field_${n}`)) n += 1
  return {
    ...{ name: `field_${n}`, title, description: '', kind, isRequired: false, visible: null },
    options: hasOptions(kind) ? ['A', 'B'].map((value) => ({ value, label: value })) : [],
    source: { type },
    hints: widget === undefined ? {} : { 'ui:widget': widget },
  }
}

/** Options by their labels, a line each; a label that was there keeps its value, so that answers to it stay answers. */
export function optionsFromLines(lines: string, before: DesignerField['options']): DesignerField['options'] {
  const labels = [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean)
  return labels.map((label) => before.find((option) => option.label === label) ?? { value: label, label })
}

/** Comparisons that the designer offers. */
export const operators = OPERATORS.filter((operator) =>
  ['eq', 'ne', 'contains', 'empty', 'not_empty'].includes(operator),
)
export const needsValue = (operator: Comparison['op']): boolean => operator !== 'empty' && operator !== 'not_empty'
