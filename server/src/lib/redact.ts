const MASK = '***'
/** Values shorter than this would be masked inside of other words. */
const VALUE_MIN = 3
/** A cause of a cause of ... */
const CAUSES_MAX = 5

const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+\.\w+/g
/** Mobile numbers, bank cards, codes. */
const DIGITS = /\d(?:[ -]?\d){5,}/g
/** Secrets in hex or base64url, and uuids. */
const TOKEN = /[\w-]{24,}/g
/** Quoted parts of the input in messages of a parser or a database. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”|`[^`\n]*`/g
/** Our own messages are English: this is a name or an address. */
const HAN = /\p{Script=Han}(?:[\p{Script=Han}\d\s，、（）()-]*\p{Script=Han})?/gu

/** Returns a text without e-mail addresses, numbers of six digits and more, and secrets. */
export function redactText(text: string): string {
  return text.replace(EMAIL, MASK).replace(TOKEN, MASK).replace(DIGITS, MASK)
}

/** Returns an error's message, also without what it quotes and without `values`, which came with the request. */
function redactMessage(text: string, values: readonly string[]): string {
  const bare = values.reduce((rest, value) => rest.replaceAll(value, MASK), text)
  return redactText(bare.replace(QUOTED, `"${MASK}"`).replace(HAN, MASK))
}

/** Returns an address whose query keeps its names alone. */
export function redactUrl(url: string): string {
  return url.replace(/([?&][^=&#]*=)[^&#]*/g, `$1${MASK}`)
}

/** Returns every text of three characters and more in a value, however deep, the longest first. */
export function textsOf(value: unknown): string[] {
  const texts = new Set<string>()
  const collect = (inner: unknown): void => {
    if (typeof inner === 'string' && inner.trim().length >= VALUE_MIN) texts.add(inner.trim())
    else if (typeof inner === 'number' && String(inner).length > VALUE_MIN) texts.add(String(inner))
    else if (typeof inner === 'object' && inner !== null) Object.values(inner).forEach(collect)
  }
  collect(value)
  return [...texts].sort((a, b) => b.length - a.length)
}

/** Fields of an error that are logged beside its message: our own and the database's names, never values. */
const FIELDS = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
  'position',
  'statusCode',
  'port',
] as const

interface ErrorFields {
  readonly [name: string]: unknown
  readonly type: string
  readonly message: string
  readonly stack: string
}

/** An error as it may be logged. */
export class RedactedError {
  readonly fields: ErrorFields

  /** @param values texts of the request that may be part of a message. */
  constructor(error: unknown, values: readonly string[] = [], depth = 0) {
    this.fields = fieldsOf(error, values, depth)
  }
}

function fieldsOf(error: unknown, values: readonly string[], depth: number): ErrorFields {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: redactMessage(String(error), values), stack: '' }
  const get = (name: string): unknown => Reflect.get(error, name)
  const entries = FIELDS.filter((name) => ['string', 'number'].includes(typeof get(name))).map((name) => [
    name,
    get(name),
  ])
  const inner = (cause: unknown) => new RedactedError(cause, values, depth + 1).fields
  const [cause, errors] = depth < CAUSES_MAX ? [get('cause'), get('errors')] : []
  return {
    ...Object.fromEntries(entries),
    type: String(get('name') ?? 'Error'),
    message: redactMessage(String(get('message') ?? ''), values),
    // Its head repeats the message.
    stack: String(get('stack') ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && { cause: inner(cause) }),
    ...(Array.isArray(errors) && { errors: errors.map(inner) }),
  }
}
