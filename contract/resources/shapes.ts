import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { DAYS_MAX, FREIGHT_MAX, freeTerms } from '../domain/checkout/shipping-template'
import { PRICE_MAX } from '../domain/catalog/price-rules'
import { Id, Nullable } from '../entities/common'

const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
const Label = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

/** Opening hours by weekday; 1 is Monday. An end at or before the start lies on the next day. */
const Hours = Type.Array(
  Type.Object({
    weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
    start_time: Time,
    end_time: Time,
    quota: Type.Integer({ minimum: 1, maximum: 100_000 }),
  }),
  { maxItems: 60 },
)
/** Names and values that tell variants apart: 时长, 60 分钟. */
const Attributes = Type.Array(Type.Object({ name: Label(20), value: Label(40) }), { minItems: 1, maxItems: 6 })
/** Days that customers cannot choose. */
const ClosedDays = Type.Object({
  past: Type.Optional(Type.Boolean()),
  future: Type.Optional(Type.Boolean()),
  weekend: Type.Optional(Type.Boolean()),
  dates: Type.Optional(Type.Array(Day, { maxItems: 366, uniqueItems: true })),
})
/** Options of a question, in their order. */
const Options = Type.Array(Type.Object({ description: Label(80), image: Nullable(Id) }), { minItems: 2, maxItems: 50 })

const Fee = Type.Integer({ minimum: 0, maximum: PRICE_MAX })
const Freight = Type.Integer({ minimum: 1, maximum: FREIGHT_MAX })
const Days = Type.Integer({ minimum: 0, maximum: DAYS_MAX })
const Regions = Type.Array(Type.String({ pattern: '^(([A-Z]{2})?(\\d\\d){1,3}|[A-Z]{2})$' }), {
  minItems: 1,
  maxItems: 500,
  uniqueItems: true,
})
/** The fee of sending; amounts in minor units, weights in grams. */
const rate = {
  first: Freight,
  fee: Fee,
  further: Freight,
  further_fee: Fee,
  free_amount: Nullable(Fee),
  free_pieces: Nullable(Freight),
  days: Nullable(Type.Object({ from: Days, to: Days })),
}
const Reason = Type.String({ maxLength: 100 })
/** Rates and excluded regions of a shipping template. */
const ShippingTerms = Type.Object({
  rest: Nullable(Type.Object(rate)),
  rest_reason: Reason,
  groups: Type.Array(Type.Object({ regions: Regions, ...rate }), { maxItems: 60 }),
  excluded: Type.Array(Type.Object({ regions: Regions, reason: Reason }), { maxItems: 60 }),
})

export type Hours = Static<typeof Hours>
export type Attributes = Static<typeof Attributes>
export type ClosedDays = Static<typeof ClosedDays>
export type Options = Static<typeof Options>

interface ShapeRow {
  readonly schema: TSchema
  /** Value of a new item. */
  readonly empty: unknown
  /** Ids of the pictures in a value. */
  readonly images?: (value: unknown) => number[]
}

/** THE table of shapes: small parts of an item that are stored as JSON and edited together. */
export const shapes = {
  hours: { schema: Hours, empty: [] },
  attributes: { schema: Attributes, empty: [] },
  closedDays: { schema: ClosedDays, empty: {} },
  shippingTerms: { schema: ShippingTerms, empty: freeTerms },
  options: {
    schema: Options,
    empty: [],
    images: (value: unknown) => (value as Options).flatMap(({ image }) => image ?? []),
  },
} as const satisfies Record<string, ShapeRow>

export type ShapeName = keyof typeof shapes
const shapeOf = (name: ShapeName): ShapeRow => shapes[name]

/** Returns a value with its names in the order of its schema, so that two texts of it are the same. */
function orderNames(schema: TSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => orderNames(schema.items as TSchema, item))
  if (typeof value !== 'object' || value === null) return value
  const { anyOf, ...own } = schema as { anyOf?: TSchema[]; properties?: Record<string, TSchema> }
  // Of a nullable object the other branch is null.
  const { properties } = (anyOf?.find((one) => one.type === 'object') ?? own) as typeof own
  return Object.fromEntries(
    Object.entries(properties ?? {}).flatMap(([name, inner]) => {
      const part: unknown = Reflect.get(value, name)
      return part === undefined ? [] : [[name, orderNames(inner, part)]]
    }),
  )
}

/** Returns the text of a shape's value. */
export const shapeText = (name: ShapeName, value: unknown): string =>
  JSON.stringify(orderNames(shapeOf(name).schema, value))

/** Returns the text of the value of a new item. */
export const emptyShape = (name: ShapeName): string => JSON.stringify(shapeOf(name).empty)

/** Returns the value of a text; undefined if it is no value of the shape. */
export function parseShape(name: ShapeName, text: unknown): unknown {
  try {
    const value: unknown = JSON.parse(String(text))
    return Value.Check(shapeOf(name).schema, value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns the ids of the pictures in a text of a shape. */
export function shapeImages(name: ShapeName, text: unknown): number[] {
  const value = parseShape(name, text)
  return value === undefined ? [] : (shapeOf(name).images?.(value) ?? [])
}
