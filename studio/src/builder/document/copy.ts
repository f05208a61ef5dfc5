/** Copies of modules: the same in everything but their ids. */
import type { Image } from '@storefront/contract/entities/common'
import { modules as moduleRows } from '@storefront/contract/modules'
import { checkConfig } from '@storefront/contract/modules/check'
import { createModuleId } from './module-id'
import { pictureIdsIn } from './pictures'
import type { ModuleDocument } from './types'

const KIND = 'storefront.modules'
/** Version of the text on the clipboard; versions of configs stand beside each. */
const VERSION = 1
const MODULES_MAX = 200

/** The origin of copied modules: the site's slug and address, and its pictures. */
export interface CopyOrigin {
  readonly site: string
  /** Origin of the studio's address, e.g. `https://shop.example`. */
  readonly address: string
  readonly pictureOf: (id: number) => Image | undefined
}

/** Modules of a text from the clipboard, with new ids, and what their pictures are where they come from. */
export interface Copy {
  readonly modules: ModuleDocument[]
  /** Null for a text that does not say. */
  readonly site: string | null
  readonly pictures: ReadonlyMap<number, Image>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same modules with ids of their own. */
export const withNewIds = (modules: readonly ModuleDocument[]): ModuleDocument[] =>
  modules.map((module) => ({ ...module, id: createModuleId() }))

/** A picture whose addresses hold everywhere. */
function absolutePicture(image: Image, address: string): Image {
  const absolute = (path: string) => (path === '' ? '' : new URL(path, address).href)
  return {
    ...image,
    full: absolute(image.full),
    thumb: absolute(image.thumb),
    thumb_wx_mp: absolute(image.thumb_wx_mp),
  }
}

/** Modules as text for the clipboard, without their ids, with the addresses of their pictures for other sites. */
export function copyText(modules: readonly ModuleDocument[], { site, address, pictureOf }: CopyOrigin): string {
  const copies = modules.map(({ id: _, ...module }) => ({
    ...module,
    version: moduleRows.find(({ type }) => type === module.type)?.version ?? 1,
  }))
  const ids = [...new Set(modules.flatMap(({ config }) => pictureIdsIn(config)))]
  const pictures = ids.flatMap((id) => {
    const image = pictureOf(id)
    return image ? [{ id, image: absolutePicture(image, address) }] : []
  })
  return JSON.stringify({ kind: KIND, version: VERSION, site, pictures, modules: copies })
}

function readModule(value: unknown): ModuleDocument | null {
  if (!isObject(value)) return null
  const { type, name, style, hidden, version, config } = value
  const row = moduleRows.find((one) => one.type === type)
  if (!row || typeof name !== 'string' || typeof style !== 'string' || typeof hidden !== 'boolean' || !isObject(config))
    return null
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > row.version) return null
  const current = row.migrations.slice(version - 1).reduce((older, step) => step(older), config)
  return checkConfig(row, current).length === 0
    ? { id: createModuleId(), type: row.type, name, style, hidden, config: current }
    : null
}

const isWebPicture = (image: unknown): image is Image =>
  isObject(image) &&
  [image.full, image.thumb, image.thumb_wx_mp].every(
    (path) => typeof path === 'string' && /^(https?:\/\/|$)/.test(path),
  )

const readPictures = (value: unknown): Map<number, Image> =>
  new Map(
    (Array.isArray(value) ? value : []).flatMap((one) =>
      isObject(one) && Number.isSafeInteger(one.id) && isWebPicture(one.image) ? [[Number(one.id), one.image]] : [],
    ),
  )

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The modules of a text from the clipboard; null when it is no copy of modules, or one that this version cannot read.
 */
export function readCopy(text: string): Copy | null {
  const copy = parse(text)
  if (!isObject(copy) || copy.kind !== KIND || copy.version !== VERSION || !Array.isArray(copy.modules)) return null
  if (copy.modules.length === 0 || copy.modules.length > MODULES_MAX) return null
  const modules = copy.modules.map(readModule)
  if (!modules.every((module) => module !== null)) return null
  return { modules, site: typeof copy.site === 'string' ? copy.site : null, pictures: readPictures(copy.pictures) }
}
