import type { Connection } from '../../db'
import type { UserCtx } from '../../core/context.types'

const STRANGE = `select 1 from unnest($3::bigint[]) i(id)
  where not exists (select 1 from image im where im.tenant_id = $1 and im.id = i.id and im.user_id = $2) limit 1`

/** Each of the pictures once, when the user uploaded all of them; else null. */
export async function ownedImages(ctx: UserCtx, tx: Connection, ids: readonly number[]): Promise<number[] | null> {
  const images = [...new Set(ids)]
  const strange = images.length > 0 && (await tx.rows(STRANGE, [ctx.tenant.id, ctx.user.id, images])).length > 0
  return strange ? null : images
}
