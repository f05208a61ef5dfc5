import { isMobile } from '../account/mobile'
import { isDateTime, type DateTimeKind } from '../date-time'
import type { PictureRules } from './upload'

/** One field of a form (spec 3, form schema). Lengths in characters, bounds in the field's own unit. */
export interface FieldSchema {
  readonly type: string
  /** Names the widget; without it the type's default is taken. */
  readonly widget?: string
  readonly title: string
  readonly placeholder?: string
  readonly description?: string
  readonly format?: string
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  readonly maxLength?: number
  readonly minLength?: number
  readonly maximum?: number
  readonly minimum?: number
  /** How many may be chosen of a list; 0 means unbounded (spec 5). */
  readonly minItems?: number
  readonly maxItems?: number
  /** What a picture has to be. */
  readonly picture?: PictureRules
  /** Cuts white space at both ends before anything else. */
  readonly trim?: boolean
}

/** A form: its fields in their order and the names of those that must be filled. */
export interface FormSchema {
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly required: readonly string[]
}

/** A broken rule, with its number where the rule has one; the messages are in the language files under `form.`. */
export interface Violation {
  readonly rule:
    | 'required'
    | 'requiredChoice'
    | 'maxLength'
    | 'minLength'
    | 'email'
    | 'mobile'
    | 'maximum'
    | 'minimum'
    | 'integer'
    | 'minItems'
    | 'maxItems'
    | DateTimeKind
  readonly n?: number
}

/** One character, an at sign, a host with a dot: the address itself is proven by a mail. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether a text looks like a mail address (spec 5). */
export const isEmail = (text: string): boolean => EMAIL.test(text)

/** Whether a value counts as not filled. False is an answer; an empty list is none. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Number fields keep what parses; everything else becomes empty (spec 5). */
export function parseNumber(text: string, type: 'number' | 'integer'): number | null {
  const value = type === 'integer' ? Number.parseInt(text, 10) : Number.parseFloat(text)
  return Number.isFinite(value) ? value : null
}

const MOMENTS: Readonly<Record<string, DateTimeKind>> = { date: 'date', time: 'time', datetime: 'datetime', 'date-time': 'datetime' }

/** Which kind of moment a field holds; undefined when it holds none. Schemas name it as the type or as the format. */
export const dateTimeKindOf = ({ type, format }: FieldSchema): DateTimeKind | undefined => MOMENTS[type] ?? MOMENTS[format ?? '']

function textViolation(field: FieldSchema, text: string): Violation | null {
  const moment = dateTimeKindOf(field)
  if (moment) return isDateTime(moment, text) ? null : { rule: moment }
  // An integer field keeps a value typed with a decimal point, so that the error can be reported.
  if (field.type === 'integer') return { rule: 'integer' }
  const length = [...text].length
  if (field.maxLength !== undefined && length > field.maxLength) return { rule: 'maxLength', n: field.maxLength }
  if (field.minLength !== undefined && length < field.minLength) return { rule: 'minLength', n: field.minLength }
  if (field.format === 'email' && !isEmail(text)) return { rule: 'email' }
  if (field.widget === 'mobile' && !isMobile(text)) return { rule: 'mobile' }
  return null
}

function numberViolation(field: FieldSchema, value: number): Violation | null {
  if (field.type === 'integer' && !Number.isInteger(value)) return { rule: 'integer' }
  if (field.maximum !== undefined && value > field.maximum) return { rule: 'maximum', n: field.maximum }
  if (field.minimum !== undefined && value < field.minimum) return { rule: 'minimum', n: field.minimum }
  return null
}

function listViolation({ minItems = 0, maxItems = 0 }: FieldSchema, count: number): Violation | null {
  if (minItems > 0 && count < minItems) return { rule: 'minItems', n: minItems }
  if (maxItems > 0 && count > maxItems) return { rule: 'maxItems', n: maxItems }
  return null
}

/** The first rule of spec 5 that `value` breaks, or null. A reservation is exempt from `required`. */
export function violationOf(field: FieldSchema, value: unknown, required: boolean): Violation | null {
  if (isBlank(value)) {
    if (!required || field.widget === 'reservation') return null
    return { rule: field.choices || field.type === 'address' ? 'requiredChoice' : 'required' }
  }
  if (typeof value === 'string') return textViolation(field, value)
  if (typeof value === 'number') return numberViolation(field, value)
  if (Array.isArray(value)) return listViolation(field, value.length)
  return null
}

/** All broken rules of a form, by field; empty when it may be submitted. */
export function violationsOf(form: FormSchema, values: Readonly<Record<string, unknown>>): Record<string, Violation> {
  const violations: Record<string, Violation> = {}
  for (const [name, field] of Object.entries(form.properties)) {
    const violation = violationOf(field, values[name], form.required.includes(name))
    if (violation) violations[name] = violation
  }
  return violations
}
