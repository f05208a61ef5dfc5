import { Value } from '@sinclair/typebox/value'
import { Link } from '@storefront/contract/entities/common'
import { parseTranslations, translationsText } from '@storefront/contract/domain/content/translation'
import { PRICE_MAX } from '@storefront/contract/domain/catalog/price-rules'
import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import type { FieldValue } from '@storefront/contract/resources/define'
import { type AmountField, type Field, isPercentField } from '@storefront/contract/resources/field'
import { parseShape, shapeText } from '@storefront/contract/resources/shapes'
import type { Param } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'

type Values = Readonly<Record<string, unknown>>

const PERCENT_MAX = 100

/** Returns a text of an amount in minor units, or in percents. */
function amountColumn(ctx: UserCtx, place: string, field: AmountField, text: string, values: Values): number | Failure {
  const minor = fromDecimal(text, isPercentField(field, values) ? 0 : ctx.tenant.currency.exponent)
  if (minor === null) return badPart(place, 'wrongType', {}, ctx.language)
  if (minor < (field.min ?? 0))
    return badPart(place, 'tooSmall', { n: toDecimal(field.min ?? 0, ctx.tenant.currency.exponent) }, ctx.language)
  const isPercent = isPercentField(field, values)
  if (isPercent && minor > PERCENT_MAX) return badPart(place, 'tooBig', { n: PERCENT_MAX }, ctx.language)
  return !isPercent && minor > PRICE_MAX
    ? badPart(place, 'tooBig', { n: toDecimal(PRICE_MAX, ctx.tenant.currency.exponent) }, ctx.language)
    : minor
}

/** Returns the object that a text of JSON holds; null for any other text. */
export function parseObject(text: unknown): object | null {
  try {
    const value: unknown = JSON.parse(String(text))
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Returns the text of a link with the names of the contract alone, or null for what is none. */
function linkText(text: unknown): string | null {
  const link = Value.Clean(Link, parseObject(text))
  return Value.Check(Link, link) ? JSON.stringify(link) : null
}

/**
 * Returns the column's value for a value that fits its schema; a Failure for an amount that the currency does not have
 * or that is too small or too big.
 * @param place where the value stands in the body @param values all those beside it
 */
export function columnOf(ctx: UserCtx, place: string, field: Field, value: unknown, values: Values): Param | Failure {
  if (field.kind === 'schema')
    return parseObject(value) ? (value as string) : badPart(place, 'wrongType', {}, ctx.language)
  if (field.kind === 'link' && value !== null) return linkText(value) ?? badPart(place, 'wrongType', {}, ctx.language)
  if (field.kind === 'shape') {
    const shape = parseShape(field.shape, value)
    return shape === undefined ? badPart(place, 'wrongType', {}, ctx.language) : shapeText(field.shape, shape)
  }
  if (field.kind === 'translations') return translationsText(field.of, parseTranslations(field.of, value))
  if (field.kind === 'text' && field.emptyIsNull && value === '') return null
  return field.kind === 'amount' && typeof value === 'string'
    ? amountColumn(ctx, place, field, value, values)
    : (value as Param)
}

/** Returns the value of a field on the wire, of what the database gives for its column. */
export function fieldValue(ctx: UserCtx, field: Field, column: unknown, row: Values): FieldValue {
  if (field.kind === 'text' && field.emptyIsNull) return (column as string | null) ?? ''
  if (column === null || column === undefined) return null
  switch (field.kind) {
    case 'amount':
      return isPercentField(field, row) ? String(column) : toDecimal(Number(column), ctx.tenant.currency.exponent)
    case 'moment':
      return new Date(column as string).toISOString()
    case 'integer':
    case 'remaining':
    case 'capacity':
    case 'reference':
    case 'image':
      return Number(column)
    case 'schema':
    case 'link':
      return JSON.stringify(column)
    case 'translations':
      return translationsText(field.of, column)
    case 'shape':
      return shapeText(field.shape, column)
    case 'references':
      return (column as (number | string)[]).map(Number)
    default:
      return column as FieldValue
  }
}

const CASTS: Readonly<Partial<Record<Field['kind'], string>>> = {
  references: '::bigint[]',
  tags: '::text[]',
  moment: '::timestamptz',
  schema: '::json',
  link: '::json',
  date: '::date',
  shape: '::jsonb',
  translations: '::jsonb',
}

/** The type that a statement gives a parameter, where PostgreSQL cannot know it. */
export const castOf = ({ kind }: Field): string => CASTS[kind] ?? ''
