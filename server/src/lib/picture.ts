import pLimit from 'p-limit'
import type { Image } from '@storefront/contract/entities/common'
import type { Ports } from '../core/ports.types'

/** Columns of an image joined as `im`; all null when there is none. */
export const PICTURE_COLUMNS =
  'im.full_key, im.thumb_key, im.thumb_wx_mp_key, im.width, im.height, im.color, im.focal_x, im.focal_y'

export interface PictureRow {
  full_key: string | null
  thumb_key: string | null
  thumb_wx_mp_key: string | null
  width: number | null
  height: number | null
  /** As `#rrggbb`; empty without one. */
  color: string | null
  /** Percents from the top left; null for the middle. */
  focal_x: number | null
  focal_y: number | null
}

/** SQL for the PictureRow of the image joined as `im`, with its id. */
export const PICTURE_JSON = `json_build_object('id', im.id, 'full_key', im.full_key, 'thumb_key', im.thumb_key, 'thumb_wx_mp_key', im.thumb_wx_mp_key, 'width', im.width, 'height', im.height, 'color', im.color, 'focal_x', im.focal_x, 'focal_y', im.focal_y)`

/**
 * Returns a picture beside another one, as a value of its own: SQL for the PictureRow, or null, of the image that `id`
 * names. `$1` is the tenant.
 */
export function pictureSql(id: string): string {
  return `(select ${PICTURE_JSON} from image im where im.tenant_id = $1 and im.id = ${id})`
}

/**
 * SQL for the pictures that an array names, as a list of PictureRow with `id`, in its order; those that are gone are
 * left out. `$1` is the tenant.
 */
export function picturesSql(ids: string): string {
  return `(select coalesce(json_agg(${PICTURE_JSON} order by place.n), '[]') from unnest(${ids}) with ordinality place(id, n)
    join image im on im.tenant_id = $1 and im.id = place.id)`
}

/**
 * Pixels of a side that tell a picture's colour: of all of them the library works out more than that, for twice the
 * time.
 */
const SAMPLE = 64

/**
 * Returns the most frequent colour of a picture as `#rrggbb`, which fills its place until it has come; empty for one to
 * see through.
 */
export async function dominantColor(picture: Buffer): Promise<string> {
  const sharp = (await import('sharp')).default
  const sample = sharp(picture).resize({
    width: SAMPLE,
    height: SAMPLE,
    fit: 'inside',
    kernel: 'nearest',
    withoutEnlargement: true,
  })
  const { data, info } = await sample.raw().toBuffer({ resolveWithObject: true })
  const { dominant, isOpaque } = await sharp(data, { raw: info }).stats()
  return isOpaque
    ? `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    : ''
}

type Storage = Pick<Ports['storage'], 'url'>

/** Returns the contract's Image of joined columns. */
export function pictureOf(storage: Storage, row: PictureRow | null): Image | null {
  if (row === null || row.full_key === null) return null
  return {
    full: storage.url(row.full_key),
    thumb: storage.url(row.thumb_key ?? row.full_key),
    thumb_wx_mp: storage.url(row.thumb_wx_mp_key ?? row.full_key),
    width: row.width ?? 0,
    height: row.height ?? 0,
    ...(row.color && { color: row.color }),
    ...(row.focal_x !== null && row.focal_y !== null && { focal: { x: row.focal_x, y: row.focal_y } }),
  }
}

/** Pictures processed at the same time: each takes a core, and up to 200 MB of memory. */
const AT_ONCE = 2

/** Queues work on pictures in the order of the calls. `work` must not call it again. */
export const limitRender: <T>(work: () => Promise<T>) => Promise<T> = pLimit(AT_ONCE)
