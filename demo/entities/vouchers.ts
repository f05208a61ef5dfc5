import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import { numbered, type Scene } from './insert'
import { moment } from './moment'
import { interleave } from './products'

/** Pickup vouchers of the demo's users. */
export async function seedVouchers(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId, now } = scene
  const userId = numbered(data.users, (u) => u.key)
  const productId = numbered(interleave(data.products), (p) => p.code)
  const rows = data.vouchers.map(({ name, quantity, available, ...v }, i) => ({
    tenantId,
    id: i + 1,
    userId: userId(v.user),
    productId: productId(v.product),
    name,
    quantity,
    available,
    endAt: v.end === null ? null : moment(scene, { day: v.end, hour: 24 }),
    createdAt: now,
  }))
  await insert(tx, 'pickup_voucher_holder', rows)
}
