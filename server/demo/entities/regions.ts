import { region } from '../../src/db/schema'
import type { Connection } from '../../src/db'
import { regions } from '../data/regions'
import { insertAll } from './insert'

/** The administrative regions, once for all tenants. */
export async function seedRegions(tx: Connection): Promise<void> {
  const [row] = await tx.rows<{ n: number }>('select count(*)::int as n from region')
  if ((row?.n ?? 0) > 0) return
  await insertAll(tx, region, regions())
}

/** "浙江省杭州市西湖区" of a district's code, as on a parcel; a municipality is not named twice. */
export function regionLabel(names: ReadonlyMap<string, string>, district: string): string {
  const parts = [district.slice(0, 2), district.slice(0, 4), district].map((code) => names.get(code) ?? '')
  return [...new Set(parts)].join('')
}
