import { isDate } from '@storefront/contract/domain/date-time'
import { FormatRegistry, Kind, type TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler, type ValueError, ValueErrorType } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { NOT_BLANK } from '@storefront/contract/entities/common'
import type { Language } from '@storefront/contract/language'
import { badPart, type ReasonName } from '../../core/bad-request'
import type { Ctx, Tenant } from '../../core/context.types'
import { type Failure, fail } from '../../core/failure'
import { pickDeclared } from './declared'
import { translate } from '../../core/i18n'
import { withCharacterLengths } from './text-length'
import { tidyTexts } from './tidy-texts'

/** Whether a text is a calendar day that exists, of a year that PostgreSQL can store. */
export const isDay = (text: string): boolean => !text.startsWith('0') && isDate(text)

FormatRegistry.Set('date', isDay)
FormatRegistry.Set(
  'date-time',
  (text) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text)),
)

export type Part = 'params' | 'query' | 'body'

/** The language of the reasons, and the site, in whose country's way mobile numbers are stored. */
type Checking = Pick<Ctx, 'language'> & { readonly tenant: Pick<Tenant, 'country'> }

/** Gives the checked value of a part of the request, or the failure that names what is wrong with it. */
export type Checker = (value: unknown, ctx: Checking) => { value: unknown } | Failure

/**
 * Compiles the check of one part. Params and query arrive as text and are converted; a body keeps its types. Texts of
 * query and body are tidied before they are measured. Properties that the schema does not name, at any depth, are taken
 * away before a handler sees them; a record keeps the free keys that it is for.
 */
export function checkerOf(schema: TSchema, part: Part): Checker {
  let compiled: TypeCheck<TSchema> | undefined
  return (raw, { language, tenant }) => {
    const problem = strangeCharacter(raw, '')
    if (problem !== null) return badPart(problem, 'badCharacters', {}, language)
    const tidyRaw = part === 'params' ? raw : tidyTexts(schema, raw, tenant.country)
    const value = part === 'body' ? tidyRaw : Value.Convert(schema, withoutEmpty(tidyRaw))
    compiled ??= TypeCompiler.Compile(schema)
    const measurable = withCharacterLengths(value)
    return compiled.Check(measurable)
      ? { value: pickDeclared(schema, value) }
      : describeViolations(compiled, measurable, language)
  }
}

/** Parameters that every call may carry (spec 7). */
const TRANSPORT = ['_sid', 'c_domain', 'lang']

/**
 * Gives the check that refuses a query with a parameter that its schema does not name; an empty one asks for nothing.
 */
export function undeclaredRefuser(schema?: TSchema): Checker {
  const names = new Set([...TRANSPORT, ...Object.keys(schema?.properties ?? {})])
  return (raw, { language }) => {
    const stranger = Object.keys(withoutEmpty(raw) ?? {}).find((name) => !names.has(name))
    return stranger === undefined ? { value: schema && raw } : badPart(stranger, 'notOffered', {}, language)
  }
}

/** `?search=` means no search. */
function withoutEmpty(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''))
}

/**
 * Characters that PostgreSQL cannot store (NUL, halves of surrogate pairs) or XML, and so a spreadsheet, cannot
 * contain.
 */
const STRANGE = /[\0\ufffe\uffff\p{Surrogate}]/u

/** Returns the path of the first text with such a character, or null. */
function strangeCharacter(value: unknown, path: string): string | null {
  if (typeof value === 'string') return STRANGE.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const strange = STRANGE.test(key) ? path : strangeCharacter(inner, path ? `${path}.${key}` : key)
    if (strange !== null) return strange
  }
  return null
}

/** More wrong fields than this are not listed. */
const FIELDS_MAX = 20

function describeViolations(compiled: TypeCheck<TSchema>, value: unknown, language: Language): Failure {
  const fields: Record<string, string> = {}
  for (const error of compiled.Errors(value)) {
    const name = error.path.slice(1).replaceAll('/', '.')
    const { reason, data } = reasonOf(error)
    fields[name] ??= translate(language, `validation.${reason}`, data)
    if (Object.keys(fields).length >= FIELDS_MAX) break
  }
  const [first = ['', '']] = Object.entries(fields)
  return fail('badRequest', { field: first[0], reason: first[1] }, fields)
}

function reasonOf({ type, schema, value }: ValueError): { reason: ReasonName; data: Record<string, string | number> } {
  if (value === undefined) return { reason: 'required', data: {} }
  const limit = (name: string) => ({ n: Number(schema[name]) })
  switch (type) {
    case ValueErrorType.StringMaxLength:
      return { reason: 'tooLong', data: limit('maxLength') }
    case ValueErrorType.StringMinLength:
      if (value === '') return { reason: 'required', data: {} }
      return { reason: 'tooShort', data: limit('minLength') }
    case ValueErrorType.StringPattern:
      return { reason: schema.pattern === NOT_BLANK ? 'required' : 'wrongType', data: {} }
    case ValueErrorType.IntegerMaximum:
    case ValueErrorType.NumberMaximum:
      return { reason: 'tooBig', data: limit('maximum') }
    case ValueErrorType.IntegerMinimum:
    case ValueErrorType.NumberMinimum:
      return { reason: 'tooSmall', data: limit('minimum') }
    case ValueErrorType.ArrayMaxItems:
      return { reason: 'tooMany', data: limit('maxItems') }
    case ValueErrorType.ArrayMinItems:
      return { reason: 'tooFew', data: limit('minItems') }
    case ValueErrorType.Union:
    case ValueErrorType.Literal:
      return { reason: schema[Kind] === 'Literal' || isChoice(schema) ? 'notOffered' : 'wrongType', data: {} }
    default:
      return { reason: 'wrongType', data: {} }
  }
}

function isChoice(schema: TSchema): boolean {
  const options: unknown = schema.anyOf
  return (
    Array.isArray(options) &&
    options.every((option: unknown) => typeof option === 'object' && option !== null && 'const' in option)
  )
}
