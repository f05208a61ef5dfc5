import type { Address } from '@storefront/contract/entities/account/address'
import type { Connection } from '../../../db'

export interface AddressRow {
  id: number
  name: string
  mobile: string
  province: string
  city: string
  district: string
  address: string
  is_default: boolean
  /** The names of the three regions, each once: municipalities repeat theirs. */
  regions: string[]
}

const COLUMNS = `a.id, a.name, a.mobile, a.province, a.city, a.district, a.address, a.is_default,
  array(select r.name from region r where r.code in (a.province, a.city, a.district) order by length(r.code)) as regions`

/** $1 tenant, $2 user. */
export const ADDRESSES = `select ${COLUMNS} from shipping_address a where a.tenant_id = $1 and a.user_id = $2 order by a.is_default desc, a.id desc`
const ONE = `select ${COLUMNS} from shipping_address a where a.tenant_id = $1 and a.user_id = $2 and a.id = $3`

export async function findAddress(
  tx: Connection,
  tenantId: number,
  userId: number,
  id: number,
): Promise<AddressRow | undefined> {
  return (await tx.rows<AddressRow>(ONE, [tenantId, userId, id], 'address_one'))[0]
}

/** Whether the three codes are a province, a city of it and a district of that. */
export async function isRegionPath(tx: Connection, province: string, city: string, district: string): Promise<boolean> {
  const rows = await tx.rows(
    `select 1 from region p join region c on c.parent = p.code join region d on d.parent = c.code
     where p.code = $1 and c.code = $2 and d.code = $3 and p.level = 'province'`,
    [province, city, district],
  )
  return rows.length > 0
}

/** Returns a user's addresses, the default first, then the latest. */
export function findAddresses(tx: Connection, tenantId: number, userId: number): Promise<AddressRow[]> {
  return tx.rows<AddressRow>(ADDRESSES, [tenantId, userId], 'address_mine')
}

export function presentAddress(row: AddressRow): Address {
  const { id, name, mobile, province, city, district, address, is_default } = row
  return {
    id,
    name,
    mobile,
    location: { province, city, district, display: [...new Set(row.regions)].join(' ') },
    address,
    is_default,
  }
}
