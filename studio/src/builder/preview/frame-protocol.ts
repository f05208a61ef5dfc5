/** Messages between the builder and the page in its frame, version 2 (docs/preview-frame.md). */
import type { ModuleDocument, ModuleId } from '../document/types'

const FRAME = 'storefront'
const BUILDER = 'storefront-editor'
const VERSION = 2

/** A text of a module's config that does not fit where it stands. */
export interface CutText {
  readonly module: ModuleId
  readonly text: string
}

/** A message from the page. */
export type FromPage =
  | { readonly type: 'hello' }
  | { readonly type: 'ready' }
  | { readonly type: 'hover'; readonly module: ModuleId | null }
  | { readonly type: 'click'; readonly module: ModuleId }
  | { readonly type: 'refused'; readonly module: ModuleId; readonly reason: string }
  | { readonly type: 'measured'; readonly request: number; readonly width: number; readonly cuts: readonly CutText[] }

/** A change of the page's draft; places are counted from 0, hidden modules included. */
export type DraftMessage =
  | { readonly type: 'load'; readonly title: string; readonly modules: readonly ModuleDocument[] }
  | { readonly type: 'insert'; readonly module: ModuleDocument; readonly index: number }
  | { readonly type: 'change'; readonly module: ModuleDocument }
  | { readonly type: 'move'; readonly module: ModuleId; readonly index: number }
  | { readonly type: 'remove'; readonly module: ModuleId }
  | { readonly type: 'hide'; readonly module: ModuleId; readonly hidden: boolean }
  | { readonly type: 'page'; readonly title: string }

/** A message from the builder. */
export type ToPage =
  | { readonly type: 'hello' }
  | DraftMessage
  | { readonly type: 'select'; readonly module: ModuleId | null }
  | { readonly type: 'language'; readonly language: string }
  | { readonly type: 'measure'; readonly request: number }
  | { readonly type: 'theme'; readonly colours: Readonly<Record<string, string>> | null }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isId = (value: unknown): value is ModuleId => Number.isSafeInteger(value)

const isCut = (value: unknown): value is CutText =>
  isObject(value) && isId(value.module) && typeof value.text === 'string'

const readers: Readonly<Record<string, (data: Record<string, unknown>) => FromPage | null>> = {
  hello: () => ({ type: 'hello' }),
  ready: () => ({ type: 'ready' }),
  hover: ({ module }) => (module === null || isId(module) ? { type: 'hover', module } : null),
  click: ({ module }) => (isId(module) ? { type: 'click', module } : null),
  measured: ({ request, width, cuts }) =>
    typeof request === 'number' && typeof width === 'number' && Array.isArray(cuts) && cuts.every(isCut)
      ? { type: 'measured', request, width, cuts }
      : null,
  refused: ({ module, reason }) => (isId(module) ? { type: 'refused', module, reason: String(reason) } : null),
}

/** A page's first hello is of version 1 and names the versions that it speaks. */
const isUnderstood = ({ type, v, versions }: Record<string, unknown>): boolean =>
  v === VERSION || (type === 'hello' && Array.isArray(versions) && versions.includes(VERSION))

/** Returns a message of the page; null for anything that is no message of this protocol. */
export function readFrameMessage(data: unknown): FromPage | null {
  if (!isObject(data) || data.source !== FRAME || typeof data.type !== 'string' || !isUnderstood(data)) return null
  return Object.hasOwn(readers, data.type) ? (readers[data.type]?.(data) ?? null) : null
}

/** A message in its envelope. */
export const frameEnvelope = (message: ToPage): object => ({ source: BUILDER, v: VERSION, ...message })
