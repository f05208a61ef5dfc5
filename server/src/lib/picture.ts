import type { Image } from '@storefront/contract/entities/common'
import type { Ports } from '../ports/types'

/** Columns of an image joined as `im`; all null when there is none. */
export const PICTURE_COLUMNS = 'im.full_key, im.thumb_key, im.thumb_wx_mp_key, im.width, im.height'

export interface PictureRow {
  full_key: string | null
  thumb_key: string | null
  thumb_wx_mp_key: string | null
  width: number | null
  height: number | null
}

type Storage = Pick<Ports['storage'], 'url'>

/** The contract's Image of joined columns. */
export function pictureOf(storage: Storage, row: PictureRow): Image | null {
  if (row.full_key === null) return null
  return {
    full: storage.url(row.full_key),
    thumb: storage.url(row.thumb_key ?? row.full_key),
    thumb_wx_mp: storage.url(row.thumb_wx_mp_key ?? row.full_key),
    width: row.width ?? 0,
    height: row.height ?? 0,
  }
}
