import type { Connection } from '../../db'

/** The condition on `im` of a picture that staff may show: the site's own, or one that a member of staff uploaded. */
export const SHOP_IMAGE = '(im.user_id is null or im.by_staff)'

const STRANGE = `select 1 from unnest($2::bigint[]) i(id)
  where not exists (select 1 from image im where im.tenant_id = $1 and im.id = i.id and im.kind = 'picture' and im.deleted_at is null and ${SHOP_IMAGE}) limit 1`

/**
 * Whether all of these are pictures of the shop. One that a visitor sent with a form, a review or a message is none.
 */
export async function areShopImages(tx: Connection, tenantId: number, ids: readonly number[]): Promise<boolean> {
  return ids.length === 0 || (await tx.rows(STRANGE, [tenantId, ids])).length === 0
}
