import { getOwn } from '../get-own'
import { isSatisfied } from './conditions'
import { type FieldSchema, type FormSchema, isAnswerable } from './form'
import { type Fields, isFields, keyOf, type Path } from './values'

/** A field where it stands in a filled-in form: a list's field stands there once an item. */
export interface FieldInstance {
  /** Leads to the value: `guests/0/name`. */
  readonly key: string
  /** The same without places in lists: `guests.name`, by which a form's options and quotas are stored. */
  readonly schemaKey: string
  readonly field: FieldSchema
  readonly value: unknown
  readonly required: boolean
  /** Its condition, or that of a field around it, does not hold: it is neither checked nor sent. */
  readonly isHidden: boolean
}

interface Place {
  readonly path: Path
  readonly field: FieldSchema
  readonly value: unknown
  readonly required: boolean
  /** The field around it; null at the top. */
  readonly parent: Place | null
  /** The fields beside which `./` looks: those of the list item around, or of the form. */
  readonly scope: ReadonlyMap<string, Place>
  readonly children: ReadonlyMap<string, Place>
  isHidden: boolean | null
}

type Places = Map<string, Place>

/**
 * Puts the fields of a form and all within them into `all`, each before what it holds; gives those of the form itself.
 */
function collect(
  form: FormSchema,
  values: Fields,
  path: Path,
  parent: Place | null,
  scope: ReadonlyMap<string, Place> | null,
  all: Place[],
): Places {
  const places: Places = new Map()
  for (const [name, field] of Object.entries(form.properties)) {
    const place = {
      field,
      value: getOwn(values, name),
      required: form.required.includes(name),
      path: [...path, name],
      parent,
    }
    places.set(name, add(place, scope ?? places, all))
  }
  return places
}

function add(
  one: Omit<Place, 'scope' | 'children' | 'isHidden'>,
  scope: ReadonlyMap<string, Place>,
  all: Place[],
): Place {
  const children: Places = new Map()
  const place: Place = { ...one, scope, children, isHidden: null }
  all.push(place)
  const { field, value, path } = one
  if (field.form) {
    // An item of a list looks beside itself; an object belongs to what is around it.
    const own = typeof path[path.length - 1] === 'number' ? null : scope
    for (const [name, child] of collect(field.form, isFields(value) ? value : {}, path, place, own, all))
      children.set(name, child)
  }
  if (field.items && Array.isArray(value))
    for (const [index, item] of value.entries())
      add({ field: field.items, value: item, required: true, path: [...path, index], parent: place }, scope, all)
  return place
}

/**
 * Returns the part of an answer that a condition compares: the value of an option from a searched list, or the number
 * of a verified one.
 */
const comparable = (value: unknown): unknown =>
  isFields(value) ? (getOwn(value, 'value') ?? getOwn(value, 'mobile') ?? value) : value

/**
 * Returns the answer that a reference names; nothing for one that leads nowhere, into a list from outside, or to a
 * hidden field.
 */
function read(reference: string, root: ReadonlyMap<string, Place>, scope: ReadonlyMap<string, Place>): unknown {
  const isRelative = reference.startsWith('./')
  let places = isRelative ? scope : root
  let place: Place | undefined
  for (const name of (isRelative ? reference.slice(2) : reference).split('.')) {
    place = places.get(name)
    if (!place) return undefined
    places = place.children
  }
  return place && !isHidden(place, root) ? comparable(place.value) : undefined
}

/** Conditions that read one another in a circle have been taken out of the schema (form-cycles), so this ends. */
function isHidden(place: Place, root: ReadonlyMap<string, Place>): boolean {
  const { field, parent, scope } = place
  place.isHidden ??=
    (parent !== null && isHidden(parent, root)) ||
    (field.visible !== undefined && !isSatisfied(field.visible, (reference) => read(reference, root, scope)))
  return place.isHidden
}

/**
 * Returns all fields of a filled-in form in its order, each before those within it. What the form does not answer
 * itself is not among them.
 */
export function instancesOf(form: FormSchema, values: Fields): FieldInstance[] {
  const all: Place[] = []
  const root = collect(form, values, [], null, null, all)
  return all
    .filter(({ field }) => isAnswerable(field))
    .map((place) => ({
      key: keyOf(place.path),
      schemaKey: place.path.filter((part) => typeof part === 'string').join('.'),
      field: place.field,
      value: place.value,
      required: place.required,
      isHidden: isHidden(place, root),
    }))
}

/** Keys of the fields that are hidden just now. Slots of other screens can be hidden, too. */
export function hiddenKeys(form: FormSchema, values: Fields): ReadonlySet<string> {
  const all: Place[] = []
  const root = collect(form, values, [], null, null, all)
  return new Set(all.filter((place) => isHidden(place, root)).map(({ path }) => keyOf(path)))
}
