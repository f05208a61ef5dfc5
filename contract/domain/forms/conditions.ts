import { getOwn } from '../get-own'
import { isBlank, isFields } from './values'

/** Operators that compare an answer (docs/forms.md). Conditions are data: nothing of a schema is ever run as code. */
export const OPERATORS = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'nin',
  'contains',
  'not_contains',
  'empty',
  'not_empty',
] as const
export type Operator = (typeof OPERATORS)[number]

export interface Comparison {
  /**
   * Names of the fields that lead to the answer: `a.b` from the form, `./b` from the list item (or the form) around.
   */
  readonly field: string
  readonly op: Operator
  readonly value?: unknown
}
/** Condition under which a field is shown. */
export type Condition = Comparison | { readonly all: readonly Condition[] } | { readonly any: readonly Condition[] }

/** Maximum depth of nested `all` and `any`, and maximum number of comparisons in one of them. */
const NESTED_MAX = 3
const PARTS_MAX = 20

const isOperator = (value: unknown): value is Operator => OPERATORS.some((operator) => operator === value)

function parseParts(parts: readonly unknown[], depth: number): readonly Condition[] | null {
  if (depth >= NESTED_MAX || parts.length > PARTS_MAX) return null
  const conditions = parts.map((part) => parseCondition(part, depth + 1))
  return conditions.every((one) => one !== undefined) ? (conditions as readonly Condition[]) : null
}

/** Returns a condition as a schema has it; undefined when it cannot be read, and the field is then always shown. */
export function parseCondition(raw: unknown, depth = 0): Condition | undefined {
  if (!isFields(raw)) return undefined
  const [field, op, all, any] = ['field', 'op', 'all', 'any'].map((name) => getOwn(raw, name))
  if (typeof field === 'string' && field !== '' && isOperator(op)) return { field, op, value: getOwn(raw, 'value') }
  const parts = Array.isArray(all) ? all : Array.isArray(any) ? any : null
  const conditions = parts && parseParts(parts, depth)
  if (!conditions) return undefined
  return parts === all ? { all: conditions } : { any: conditions }
}

/** Returns the fields that a condition reads. */
export function referencesOf(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(referencesOf)
  if ('any' in condition) return condition.any.flatMap(referencesOf)
  return [condition.field]
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** A choice among numbers is stored as its text, so a number and its text are the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  isScalar(one) && isScalar(other) && String(one) === String(other)

const isAmong = (value: unknown, list: unknown): boolean =>
  Array.isArray(list) && list.some((one) => isSame(value, one))

function contains(value: unknown, part: unknown): boolean {
  if (Array.isArray(value)) return isAmong(part, value)
  return typeof value === 'string' && isScalar(part) && value.includes(String(part))
}

/** Numbers by their size, texts (days and times among them) by their order; null when the two cannot be compared. */
function order(one: unknown, other: unknown): number | null {
  if (!isScalar(one) || !isScalar(other) || one === '' || other === '') return null
  const [a, b] = [Number(one), Number(other)]
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b
  if (typeof one !== 'string' || typeof other !== 'string') return null
  return one < other ? -1 : one > other ? 1 : 0
}

const compare = (value: unknown, other: unknown, test: (difference: number) => boolean): boolean => {
  const difference = order(value, other)
  return difference !== null && test(difference)
}

/** One row an operator: the answer and what the condition compares it with. An unanswered field equals nothing. */
const TESTS: Readonly<Record<Operator, (value: unknown, other: unknown) => boolean>> = {
  eq: isSame,
  ne: (value, other) => !isSame(value, other),
  gt: (value, other) => compare(value, other, (difference) => difference > 0),
  gte: (value, other) => compare(value, other, (difference) => difference >= 0),
  lt: (value, other) => compare(value, other, (difference) => difference < 0),
  lte: (value, other) => compare(value, other, (difference) => difference <= 0),
  in: isAmong,
  nin: (value, other) => !isAmong(value, other),
  contains,
  not_contains: (value, other) => !contains(value, other),
  empty: isBlank,
  not_empty: (value) => !isBlank(value),
}

/** Whether a condition holds; `read` gives the answer of a field by its reference, undefined when there is none. */
export function isSatisfied(condition: Condition, read: (field: string) => unknown): boolean {
  if ('all' in condition) return condition.all.every((one) => isSatisfied(one, read))
  if ('any' in condition) return condition.any.some((one) => isSatisfied(one, read))
  return TESTS[condition.op](read(condition.field), condition.value)
}
