import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import { numbered, type Scene } from './insert'
import { interleave } from './products'

/** Seeds the selections of the demo's distributors. */
export async function seedSelections({ tx, tenantId }: Scene, data: TenantSeed): Promise<void> {
  const userId = numbered(data.users, (u) => u.key)
  const productId = numbered(interleave(data.products), (p) => p.code)
  const rows = data.selections.flatMap(({ user, products }) =>
    products.map((code, position) => ({ tenantId, userId: userId(user), productId: productId(code), position })),
  )
  await insert(tx, 'distributor_selection', rows)
}
