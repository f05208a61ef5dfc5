import type { FromEditor, ToEditor } from './types'

/** Version of the protocol: of another one nothing is understood. */
const VERSION = 1
const FRAME = 'storefront'
const EDITOR = 'storefront-editor'
const TEXT_MAX = 200

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX

type Reader = (data: Record<string, unknown>) => FromEditor | null

/** What follows an envelope, by its `type`. */
const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ['hello', () => ({ type: 'hello' })],
  [
    'config',
    ({ module, config, style, name }) =>
      isId(module) && isRecord(config)
        ? { type: 'config', module, config, style: isText(style) ? style : undefined, name: isText(name) ? name : undefined }
        : null,
  ],
  ['select', ({ module }) => (module === null || isId(module) ? { type: 'select', module } : null)],
])

/** What an editor said; null for anything that is not a message of ours. Never throws. */
export function readMessage(data: unknown): FromEditor | null {
  if (!isRecord(data) || data.source !== EDITOR || data.v !== VERSION) return null
  return readers.get(data.type)?.(data) ?? null
}

/** A message in its envelope. */
export const envelope = (message: ToEditor | { readonly type: 'hello' }): object => ({ source: FRAME, v: VERSION, ...message })
