import type { MediaUse } from '@storefront/contract/entities/studio/media'
import type { Connection } from '../../../db'
import { type MediaPlace, mediaPlaces, namesFile } from './places'

/** Uses that one file names at most; a logo of a thousand pages is not listed page by page. */
const USES_MAX = 100

const usesSql = (place: MediaPlace, limit: number): string =>
  `select '${place.kind}' as kind, ${place.item} as id, coalesce(${place.title}, '') as title from ${place.table} x
    where x.tenant_id = $1 and ${namesFile(place)} limit ${limit}`
// Parameters that a part does not name would have no type.
const all = (limit: number): string =>
  `with file as (select $2::bigint as id, $3::text as key) ${mediaPlaces.map((place) => `(${usesSql(place, limit)})`).join(' union ')} limit ${limit}`
const USES = all(USES_MAX)
const ANY = `select 1 from (${all(1)}) found limit 1`

/** A file, by which columns name it. */
interface NamedFile {
  readonly id: number
  readonly full_key: string
}

/** The part of a key that the thumbnails share. */
export const keyBase = (key: string): string => key.replace(/(\.thumb\.webp|\.wx\.jpg|\.[a-z0-9]+)$/, '')

/** Returns the places that show a file, each once. */
export const findUses = (tx: Connection, tenantId: number, { id, full_key }: NamedFile): Promise<MediaUse[]> =>
  tx.rows<MediaUse>(USES, [tenantId, id, keyBase(full_key)])

/** Whether anything names a file. */
export const isUsed = async (tx: Connection, tenantId: number, { id, full_key }: NamedFile): Promise<boolean> =>
  (await tx.rows(ANY, [tenantId, id, keyBase(full_key)])).length > 0
