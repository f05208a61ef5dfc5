/** Parts of a JSON Schema that this file reads. */
interface Shape {
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly minLength?: number
  readonly minItems?: number
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly patternProperties?: Readonly<Record<string, Shape>>
}

/** Texts of which one fits any pattern of the contract. */
const TEXTS = [
  '33',
  '3301',
  '330106',
  'CN',
  '128.00',
  '09:30',
  'reading',
  'device-1',
  '2026-05',
  '#1f5c46',
  '/a',
  'https://a.test',
  'sample-token-of-forty-three-characters-long',
]

function textFor({ format, pattern, minLength = 1 }: Shape): string {
  if (format === 'date') return '2026-05-06'
  if (format === 'date-time') return '2026-05-06T04:00:00Z'
  if (pattern === undefined) return 'x'.repeat(Math.max(1, minLength))
  const text = TEXTS.find((one) => new RegExp(pattern).test(one))
  if (text === undefined) throw new Error(`no sample text for the pattern ${pattern}`)
  return text
}

/**
 * A value that a schema accepts, with every property it names. `extra` gives what is put into each object beside them;
 * the free keys of a record get nothing.
 */
export function sampleOf(schema: unknown, extra: (names: readonly string[]) => object = () => ({})): unknown {
  const shape = schema as Shape
  if (shape.const !== undefined) return shape.const
  if (shape.anyOf) return sampleOf(shape.anyOf[0], extra)
  if (shape.patternProperties) return { 1: sampleOf(Object.values(shape.patternProperties)[0], extra) }
  switch (shape.type) {
    case 'object': {
      const entries = Object.entries(shape.properties ?? {})
      return {
        ...extra(entries.map(([name]) => name)),
        ...Object.fromEntries(entries.map(([name, inner]) => [name, sampleOf(inner, extra)])),
      }
    }
    case 'array':
      return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => sampleOf(shape.items, extra))
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return textFor(shape)
    default:
      return null
  }
}
