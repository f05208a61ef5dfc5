import type { DraftModule, FromEditor, ToEditor } from './types'

/** Versions of the protocol that are spoken: of another one nothing is understood. */
const VERSIONS = [1, 2] as const
type Version = (typeof VERSIONS)[number]
const FRAME = 'storefront'
const EDITOR = 'storefront-editor'
const TEXT_MAX = 200
/** Modules of a document (contract: PageDocument). */
const MODULES_MAX = 200

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX
const isLanguage = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/.test(value)
const isColour = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value)

/** Returns a module of a draft; null for anything else. */
function readModule(value: unknown): DraftModule | null {
  if (!isRecord(value)) return null
  const { id, type, name, style, config, hidden } = value
  const isModule =
    isId(id) && isText(type) && isText(name) && isText(style) && isRecord(config) && typeof hidden === 'boolean'
  return isModule ? { id, type, name, style, config, hidden } : null
}

function readModules(value: unknown): readonly DraftModule[] | null {
  if (!Array.isArray(value) || value.length > MODULES_MAX) return null
  const modules = value.map(readModule)
  return modules.every((module) => module !== null) ? modules : null
}

type Reader = (data: Record<string, unknown>) => FromEditor | null

/** The readers of the messages that both versions of the envelope have, by `type`. */
const commonReaders: readonly (readonly [string, Reader])[] = [
  ['hello', ({ v }) => ({ type: 'hello', version: v as Version })],
  ['select', ({ module }) => (module === null || isId(module) ? { type: 'select', module } : null)],
]

const readersByVersion: Readonly<Record<Version, ReadonlyMap<unknown, Reader>>> = {
  1: new Map<unknown, Reader>([
    ...commonReaders,
    [
      'config',
      ({ module, config, style, name }) =>
        isId(module) && isRecord(config)
          ? {
              type: 'config',
              module,
              config,
              style: isText(style) ? style : undefined,
              name: isText(name) ? name : undefined,
            }
          : null,
    ],
  ]),
  2: new Map<unknown, Reader>([
    ...commonReaders,
    [
      'load',
      ({ title, modules }) => {
        const list = readModules(modules)
        return isText(title) && list ? { type: 'load', title, modules: list } : null
      },
    ],
    [
      'insert',
      ({ module, index }) => {
        const value = readModule(module)
        return value && isIndex(index) ? { type: 'insert', module: value, index } : null
      },
    ],
    [
      'change',
      ({ module }) => {
        const value = readModule(module)
        return value && { type: 'change', module: value }
      },
    ],
    ['move', ({ module, index }) => (isId(module) && isIndex(index) ? { type: 'move', module, index } : null)],
    ['remove', ({ module }) => (isId(module) ? { type: 'remove', module } : null)],
    [
      'hide',
      ({ module, hidden }) => (isId(module) && typeof hidden === 'boolean' ? { type: 'hide', module, hidden } : null),
    ],
    ['language', ({ language }) => (isLanguage(language) ? { type: 'language', language } : null)],
    ['measure', ({ request }) => (isIndex(request) ? { type: 'measure', request } : null)],
    ['page', ({ title }) => (isText(title) ? { type: 'page', title } : null)],
    [
      'theme',
      ({ colours }) => {
        if (colours === null) return { type: 'theme', colours }
        return isRecord(colours) && Object.values(colours).every(isColour)
          ? { type: 'theme', colours: colours as Record<string, string> }
          : null
      },
    ],
  ]),
}

const isVersion = (value: unknown): value is Version => VERSIONS.includes(value as Version)

/** Returns an editor's message; null for anything that is not a message of ours. Never throws. */
export function readMessage(data: unknown): FromEditor | null {
  if (!isRecord(data) || data.source !== EDITOR || !isVersion(data.v)) return null
  return readersByVersion[data.v].get(data.type)?.(data) ?? null
}

/** A message in its envelope. The first hello, before the editor's version is known, is of version 1 and names all. */
export const envelope = (message: ToEditor | { readonly type: 'hello' }, version: Version = 1): object => ({
  source: FRAME,
  v: version,
  ...(message.type === 'hello' ? { versions: VERSIONS } : {}),
  ...message,
})
