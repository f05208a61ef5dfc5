import { type TSchema, Type } from '@sinclair/typebox'
import { TRANSLATIONS_MAX, type TranslatedKind } from '../domain/content/translation'
import { Id, Moment, Nullable, Ref, TEXT_OPTION } from '../entities/common'
import type { ReferenceName } from '../references'
import type { ShapeName } from './shapes'

interface Common {
  /** Under its own heading of the form; fields without one stand in the first group. */
  readonly group?: string
  /** A line of help beside the field: its text is `resource.help.<resource>.<field>`. */
  readonly help?: true
  /** Value of a new item, if it is not the empty one of the kind. */
  readonly initial?: string | number | boolean
}

/** A line of text, or several; `min: 1` is required. */
export interface TextField extends Common {
  readonly kind: 'text'
  readonly max: number
  readonly min?: 1
  readonly multiline?: true
  /** No two items have the same. */
  readonly unique?: true
  /** An empty one is stored as null. */
  readonly emptyIsNull?: true
}
/** HTML, cleaned when it is read. */
export interface HtmlField extends Common {
  readonly kind: 'html'
}
/** The part of an address that names an item of this resource alone. */
export interface SlugField extends Common {
  readonly kind: 'slug'
}
/**
 * An amount of the site's currency, with `min: 1` more than nothing; with `percentWhen`, a whole percentage while that
 * other field has one of these values.
 */
export interface AmountField extends Common {
  readonly kind: 'amount'
  /** In minor units. */
  readonly min?: 1
  readonly nullable?: true
  readonly percentWhen?: readonly [field: string, values: readonly string[]]
}

/** Whether an amount field holds percents, by the values beside it. */
export const isPercentField = ({ percentWhen }: AmountField, values: Readonly<Record<string, unknown>>): boolean =>
  percentWhen?.[1].some((one) => one === values[percentWhen[0]]) ?? false
export interface IntegerField extends Common {
  readonly kind: 'integer'
  readonly min: number
  readonly max: number
  readonly nullable?: true
  /** The only values that it can have; their texts are `resource.choices.<resource>.<field>.<value>`. */
  readonly options?: readonly number[]
}
/**
 * The remaining stock, which buyers reduce concurrently; null means unlimited. A change is written as the difference to
 * the number that was read, so that concurrent purchases still count.
 */
export interface RemainingField extends Common {
  readonly kind: 'remaining'
  readonly max: number
}
/** The total number, of which some are taken; null means unlimited. It cannot fall below the taken ones. */
export interface CapacityField extends Common {
  readonly kind: 'capacity'
  readonly max: number
}
export interface BooleanField extends Common {
  readonly kind: 'boolean'
}
export interface MomentField extends Common {
  readonly kind: 'moment'
  readonly nullable?: true
}
/** A day of the calendar, YYYY-MM-DD. */
export interface DateField extends Common {
  readonly kind: 'date'
  readonly nullable?: true
}
/** A time zone by its IANA name; null is the site's. */
export interface ZoneField extends Common {
  readonly kind: 'zone'
}
/** Small parts of an item that are always edited together: the text of a JSON value of a shape (shapes.ts). */
export interface ShapeField extends Common {
  readonly kind: 'shape'
  readonly shape: ShapeName
}
/** One of some values, whose texts are `resource.choices.<resource>.<field>.<value>`. */
export interface ChoiceField extends Common {
  readonly kind: 'choice'
  readonly options: readonly string[]
}
/** Another item of the site, by its id. */
export interface ReferenceField extends Common {
  readonly kind: 'reference'
  readonly to: ReferenceTarget
  readonly nullable?: true
  /** No two rows of its table have the same. */
  readonly unique?: true
}
/** Some other items of the site, in order. */
export interface ReferencesField extends Common {
  readonly kind: 'references'
  readonly to: ReferenceTarget
  readonly max: number
}
export interface ImageField extends Common {
  readonly kind: 'image'
  readonly nullable?: true
}
export interface TagsField extends Common {
  readonly kind: 'tags'
}
/**
 * The schema of a form and how it is drawn (domain/forms), each as the text of a JSON object; the second one is edited
 * with the first.
 */
export interface SchemaField extends Common {
  readonly kind: 'schema'
  /** The field that holds the hints; on the field of the hints itself it is left out. */
  readonly hints?: string
}
/** Target of a link: the text of a contract Link as JSON, which keeps the order of its names. */
export interface LinkField extends Common {
  readonly kind: 'link'
  readonly nullable?: true
}
/** Texts in other languages: the text of the item's translations as JSON (domain/content/translation). */
export interface TranslationsField extends Common {
  readonly kind: 'translations'
  readonly of: TranslatedKind
}
/** Items of its own, as a table in the form; one that is left out is taken off. */
export interface RowsField extends Common {
  readonly kind: 'rows'
  readonly min?: number
  readonly max: number
  /** Users see the rows in this order, so the form moves them. */
  readonly isOrdered?: true
  /** The form shows each row as a card, because it has more fields than a table is wide. */
  readonly hasCards?: true
  readonly fields: Readonly<Record<string, RowField>>
}

/** Kinds of fields that a column of a form's table can have. */
export type RowField =
  | TextField
  | AmountField
  | IntegerField
  | CapacityField
  | BooleanField
  | MomentField
  | DateField
  | ChoiceField
  | ReferenceField
  | ImageField
  | LinkField
  | ShapeField
export type Field =
  | RowField
  | HtmlField
  | SlugField
  | RemainingField
  | ReferencesField
  | TagsField
  | SchemaField
  | ZoneField
  | TranslationsField
  | RowsField

/** Names of the resources to which a reference may point. */
export type ReferenceTarget = ReferenceName

const nullableIf = (nullable: true | undefined, schema: TSchema): TSchema => (nullable ? Nullable(schema) : schema)
/** Amounts are written with the currency's decimals at most; the server checks how many these are. */
const Price = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$' })

type Schemas = { readonly [K in Field['kind']]: (field: Extract<Field, { kind: K }>) => TSchema }

/** Schemas of the values of each kind of field, as they are sent. */
const schemas: Schemas = {
  text: ({ min, max, multiline }) =>
    Type.String({ ...(min && { minLength: min }), maxLength: max, [TEXT_OPTION]: multiline ? 'lines' : 'line' }),
  html: () => Type.String({ maxLength: 50_000 }),
  slug: () => Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }),
  amount: ({ nullable }) => nullableIf(nullable, Price),
  integer: ({ min, max, nullable, options }) =>
    nullableIf(
      nullable,
      options
        ? Type.Union(options.map((option) => Type.Literal(option)))
        : Type.Integer({ minimum: min, maximum: max }),
    ),
  remaining: ({ max }) => Nullable(Type.Integer({ minimum: 0, maximum: max })),
  capacity: ({ max }) => Nullable(Type.Integer({ minimum: 0, maximum: max })),
  boolean: () => Type.Boolean(),
  moment: ({ nullable }) => nullableIf(nullable, Moment),
  date: ({ nullable }) => nullableIf(nullable, Type.String({ format: 'date' })),
  zone: () => Nullable(Type.String({ minLength: 1, maxLength: 60 })),
  shape: () => Type.String({ minLength: 2, maxLength: 20_000, [TEXT_OPTION]: 'verbatim' }),
  choice: ({ options }) => Type.Union(options.map((option) => Type.Literal(option))),
  reference: ({ to, nullable }) => nullableIf(nullable, Ref(to)),
  references: ({ to, max }) => Type.Array(Ref(to), { maxItems: max }),
  image: ({ nullable }) => nullableIf(nullable, Id),
  tags: () => Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 }),
  schema: () => Type.String({ minLength: 2, maxLength: 100_000 }),
  // Left out by forms that are older than it, which leave it as it is.
  translations: () =>
    Type.Optional(Type.String({ minLength: 2, maxLength: TRANSLATIONS_MAX, [TEXT_OPTION]: 'verbatim' })),
  link: ({ nullable }) => nullableIf(nullable, Type.String({ minLength: 2, maxLength: 2000 })),
  rows: ({ min = 0, max, fields }) =>
    Type.Array(Type.Object({ id: Nullable(Id), ...schemasOf(fields) }), { minItems: min, maxItems: max }),
}

/** Returns the schema of a field's value. */
export const schemaOf = (field: Field): TSchema => (schemas[field.kind] as (one: Field) => TSchema)(field)

/** Returns the schemas of a form's values, by the names of its fields. */
export const schemasOf = (fields: Readonly<Record<string, Field>>): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))
