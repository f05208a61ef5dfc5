import { getOwn } from '../get-own'
import { parseCondition } from './conditions'
import { type FieldFault, type FieldSchema, type FormSchema, isSlot } from './form'
import { type ConditionalField, dropCycles } from './form-cycles'
import {
  choicesOf,
  count,
  datesOf,
  list,
  pictureOf,
  readCommon,
  record,
  remoteOf,
  text,
  typeOf,
  uploadOf,
  verifyKindOf,
} from './form-field'
import { DEPTH_MAX, FIELDS_MAX, FORM_TEXT_MAX, ITEMS_MAX, SCORE_MAX, STARS_MAX } from './form-limits'
import { fitWidget, isKnownType, isKnownWidget } from './form-widgets'
import { type Fields, isFields } from './values'

const NAME_MAX = 100

/** Counters and results while a schema is read. */
interface Reading {
  fieldsLeft: number
  isOver: boolean
  readonly conditional: ConditionalField[]
}

/** Position of a field: the names that lead to it, and those that lead to the list item (or the form) around it. */
interface Place {
  readonly path: readonly string[]
  readonly scope: readonly string[]
  readonly depth: number
}

const faulty = (common: Pick<FieldSchema, 'title'>, type: string, fault: FieldFault): FieldSchema => ({
  title: common.title,
  type,
  fault,
})

function readField(name: string, source: unknown, hints: Fields, place: Place, reading: Reading): FieldSchema | null {
  const raw = record(source)
  const options = record(getOwn(hints, 'ui:options'))
  const type = typeOf(raw)
  const common = readCommon(name, raw, hints, FORM_TEXT_MAX)
  const ownWidget = text(getOwn(hints, 'ui:widget') ?? getOwn(raw, 'widget'))
  // A number that is pasted needs the field of numbers, whichever way the schema names it.
  const widget = ownWidget ?? (common.format === 'china-mobile' ? 'mobile' : undefined)
  if (isSlot({ widget })) return { ...common, type, widget }
  if (type === 'object' || type === 'array') {
    // A list or an object that is kept out of sight has nothing that could be kept.
    if (widget === 'hidden') return null
    const shape = fitWidget(type, widget, false)
    if (shape.type === 'address') return { ...common, ...shape }
    return readCompound(common, type, raw, hints, place, reading)
  }
  if (!isFields(source) || !isKnownType(type) || getOwn(raw, '$ref') !== undefined) return faulty(common, type, 'type')
  if (widget !== undefined && !isKnownWidget(widget)) return faulty(common, type, 'widget')
  return readSingle(common, type, widget, raw, options)
}

/** Returns the bounds of a score in stars: those of the schema within what stands in a line, or one to five. */
const scoreBounds = ({ minimum = 1, maximum = SCORE_MAX }: Partial<FieldSchema>) => ({
  minimum: Math.max(Math.ceil(minimum), 0),
  maximum: Math.min(Math.floor(maximum), STARS_MAX),
})

function readSingle(
  common: Partial<FieldSchema> & Pick<FieldSchema, 'title'>,
  type: string,
  widget: string | undefined,
  raw: Fields,
  options: Fields,
): FieldSchema {
  const choices = choicesOf(raw, options)
  // A choice among numbers is selected and stored as its text.
  const shape = fitWidget(choices ? 'string' : type, widget, choices !== undefined)
  return {
    ...common,
    ...shape,
    choices,
    picture: pictureOf(options),
    dates: datesOf(options),
    remote: choices ? undefined : remoteOf(options),
    upload: shape.type === 'image' ? uploadOf(options) : undefined,
    verifyKind: shape.widget === 'mobile' ? verifyKindOf(options) : undefined,
    ...(shape.widget === 'rate' && scoreBounds(common)),
  }
}

/** Returns an object with its fields, a list of offered choices, or a list of whatever its `items` are. */
function readCompound(
  common: Pick<FieldSchema, 'title'>,
  type: string,
  raw: Fields,
  hints: Fields,
  place: Place,
  reading: Reading,
): FieldSchema {
  const options = record(getOwn(hints, 'ui:options'))
  const items = getOwn(raw, 'items')
  // Names may stand beside the values or beside the list.
  const names = { enumNames: getOwn(raw, 'enumNames'), ...options }
  const choices = type === 'array' ? (choicesOf(record(items), names) ?? choicesOf(raw, options)) : undefined
  if (choices) return { ...common, type, choices }
  if (type === 'array' ? !isFields(items) : !isFields(getOwn(raw, 'properties'))) return faulty(common, type, 'items')
  if (place.depth >= DEPTH_MAX) return faulty(common, type, 'depth')
  const inner = { ...place, depth: place.depth + 1 }
  if (type === 'object') return { ...common, type, form: readForm(raw, hints, inner, reading) }
  const itemHints = record(getOwn(hints, 'items'))
  const item = readField(common.title, items, itemHints, { ...inner, scope: place.path }, reading)
  if (!item || item.fault) return faulty(common, type, item?.fault ?? 'items')
  const most = count(getOwn(raw, 'maxItems')) || ITEMS_MAX
  return { ...common, type, items: { ...item, visible: undefined }, maxItems: Math.min(most, ITEMS_MAX) }
}

/**
 * Returns names in the order of `ui:order`, in which `*` stands for all that it does not name; the others come last.
 */
function sortByOrder(names: readonly string[], order: readonly unknown[]): string[] {
  const first = order.filter((name): name is string => typeof name === 'string' && names.includes(name))
  const others = names.filter((name) => !first.includes(name))
  const star = order.indexOf('*')
  const before = star < 0 ? first : first.filter((name) => order.indexOf(name) < star)
  return [...new Set([...before, ...others, ...first])]
}

/** Returns names of a form's fields, as many as may still be read. */
function takeNames(properties: Fields, reading: Reading): string[] {
  const all = Object.keys(properties)
  const names = all.slice(0, reading.fieldsLeft)
  reading.fieldsLeft -= names.length
  reading.isOver ||= names.length < all.length
  return names.filter((name) => name.length <= NAME_MAX && name !== '__proto__')
}

function readForm(schema: Fields, hints: Fields, place: Place, reading: Reading): FormSchema {
  const properties = record(getOwn(schema, 'properties'))
  const names = sortByOrder(takeNames(properties, reading), list(getOwn(hints, 'ui:order')).slice(0, FIELDS_MAX))
  const fields = names.flatMap((name) => {
    const fieldHints = record(getOwn(hints, name))
    const field = readField(
      name,
      getOwn(properties, name),
      fieldHints,
      { ...place, path: [...place.path, name] },
      reading,
    )
    if (!field) return []
    const visible = parseCondition(getOwn(record(getOwn(fieldHints, 'ui:options')), 'visible'))
    const conditionalField = visible ? { ...field, visible } : field
    reading.conditional.push({ path: [...place.path, name], scope: place.scope, field: conditionalField })
    return [[name, conditionalField] as const]
  })
  const required = new Set(list(getOwn(schema, 'required')))
  const isRequired = (name: string, field: FieldSchema) =>
    field.fault === undefined && (required.has(name) || getOwn(record(getOwn(properties, name)), 'required') === true)
  return {
    properties: Object.fromEntries(fields),
    required: fields.filter(([name, field]) => isRequired(name, field)).map(([name]) => name),
  }
}

/**
 * Returns the form that an operator's `json_schema` (JSON Schema) and `ui_schema` (rjsf-like hints) describe (spec 3,
 * docs/forms.md). Nothing is ever thrown: what cannot be drawn has a `fault`, a bound that is no number or a name in
 * `required` that no field has is left out, and conditions that read one another in a circle are dropped.
 */
export function formSchemaOf(json: unknown, ui: unknown): FormSchema {
  const schema = record(json)
  const reading: Reading = { fieldsLeft: FIELDS_MAX, isOver: false, conditional: [] }
  const form = readForm(schema, record(ui), { path: [], scope: [], depth: 1 }, reading)
  dropCycles(reading.conditional)
  if (!isFields(getOwn(schema, 'properties'))) return { ...form, fault: 'unreadable' }
  return reading.isOver ? { ...form, fault: 'tooMany' } : form
}
