import type { FieldSchema } from './form'

/** Types that hold words; `textarea`, `password` and `mobile` name their widget, too. */
const WORDS = ['string', 'text', 'textarea', 'password', 'mobile', 'email', 'url', 'tel'] as const
const MOMENTS = ['date', 'time', 'datetime', 'date-time'] as const
const NUMBERS = ['number', 'integer'] as const

/** Every type of a field (spec 3). */
const TYPES: readonly string[] = [
  ...WORDS,
  ...MOMENTS,
  ...NUMBERS,
  'boolean',
  'array',
  'object',
  'image',
  'signature',
  'address',
]

/** Types of which a widget takes any: screens and scripts fill these. */
const ANY: readonly string[] = TYPES

/** The types that each widget can fill (spec 3). A field of another type gets the widget of its type. */
const WIDGETS: Readonly<Record<string, readonly string[]>> = {
  hidden: ANY,
  variant: ANY,
  reservation: ANY,
  'reservation-result': ANY,
  text: WORDS,
  password: WORDS,
  textarea: WORDS,
  mobile: WORDS,
  email: WORDS,
  uri: WORDS,
  select: WORDS,
  radio: WORDS,
  date: [...WORDS, 'date'],
  calendar: [...WORDS, 'date'],
  time: [...WORDS, 'time'],
  datetime: [...WORDS, 'datetime', 'date-time'],
  'date-time': [...WORDS, 'datetime', 'date-time'],
  number: NUMBERS,
  updown: NUMBERS,
  rate: NUMBERS,
  switch: ['boolean'],
  checkbox: ['boolean'],
  checkboxes: ['array'],
  image: ['image', ...WORDS],
  signature: ['signature', 'image', ...WORDS],
  address: ['address', 'object', ...WORDS],
}

export const isKnownType = (type: string): boolean => TYPES.includes(type)
export const isKnownWidget = (widget: string): boolean => Object.keys(WIDGETS).includes(widget)

/** Widgets that only choose among what is offered. */
const CHOOSERS: readonly string[] = ['select', 'radio']
/** Widgets whose value has a type of its own, whatever the schema calls it. */
const VALUE_TYPES: Readonly<Record<string, string>> = {
  image: 'image',
  signature: 'signature',
  address: 'address',
  date: 'date',
  calendar: 'date',
  time: 'time',
  datetime: 'datetime',
  rate: 'integer',
}
/** Other names of widgets and types. */
const ALIASES: Readonly<Record<string, string>> = { 'date-time': 'datetime', checkbox: 'switch', updown: 'number' }
const BY_TYPE: readonly string[] = ['textarea', 'password', 'mobile']

type Shape = Pick<FieldSchema, 'type' | 'widget'>

/**
 * Returns a field's type and widget such that the two go together: the widget's value decides, else the widget is left
 * out.
 */
export function fitWidget(type: string, widget: string | undefined, isChoice: boolean): Shape {
  if (widget === undefined) return { type, widget: BY_TYPE.includes(type) ? type : undefined }
  const fits = WIDGETS[widget]?.includes(type) && (isChoice || !CHOOSERS.includes(widget))
  if (!fits) return { type, widget: undefined }
  const name = ALIASES[widget] ?? widget
  return { type: isChoice ? type : (VALUE_TYPES[name] ?? type), widget: name }
}
