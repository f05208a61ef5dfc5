/** Messages between the builder and the page in its frame (docs/preview-frame.md). */
import type { Config } from '@storefront/contract/modules'
import type { ModuleId } from '../document/types'

const FRAME = 'storefront'
const BUILDER = 'storefront-editor'

/** What the page says. */
export type FromPage =
  | { readonly type: 'hello' }
  | { readonly type: 'ready'; readonly modules: readonly { readonly id: ModuleId }[] }
  | { readonly type: 'edit'; readonly module: ModuleId }
  | { readonly type: 'refused'; readonly module: ModuleId; readonly reason: string }

/** What the builder says. */
export type ToPage =
  | { readonly type: 'hello' }
  | { readonly type: 'config'; readonly module: ModuleId; readonly config: Config; readonly style: string; readonly name: string }
  | { readonly type: 'select'; readonly module: ModuleId | null }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isId = (value: unknown): value is ModuleId => Number.isSafeInteger(value)

const readers: Readonly<Record<string, (data: Record<string, unknown>) => FromPage | null>> = {
  hello: () => ({ type: 'hello' }),
  ready: ({ modules }) =>
    Array.isArray(modules) && modules.every((one) => isObject(one) && isId(one.id)) ? { type: 'ready', modules: modules as { id: ModuleId }[] } : null,
  edit: ({ module }) => (isId(module) ? { type: 'edit', module } : null),
  refused: ({ module, reason }) => (isId(module) ? { type: 'refused', module, reason: String(reason) } : null),
}

/** What a page said; null for anything that is no message of this protocol. */
export function readFrameMessage(data: unknown): FromPage | null {
  if (!isObject(data) || data.source !== FRAME || data.v !== 1 || typeof data.type !== 'string') return null
  return Object.hasOwn(readers, data.type) ? (readers[data.type]?.(data) ?? null) : null
}

/** A message in its envelope. */
export const frameEnvelope = (message: ToPage): object => ({ source: BUILDER, v: 1, ...message })
