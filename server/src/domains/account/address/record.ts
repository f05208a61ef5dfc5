import { addressLine, regionLine } from '@storefront/contract/domain/country/address'
import { countryOf, type RegionLevel } from '@storefront/contract/domain/country/country'
import type { Address } from '@storefront/contract/entities/account/address'
import type { OrderAddress } from '../../../db/stored.types'
import type { Connection } from '../../../db'

export interface AddressRow {
  id: number
  name: string
  mobile: string
  province: string
  city: string
  district: string
  address: string
  /** Country of the regions. */
  country: string
  postcode: string
  is_default: boolean
  /** The names of province, city and district; those that the table does not have are missing. */
  regions: { level: RegionLevel; name: string }[]
}

const COLUMNS = `a.id, a.name, a.mobile, a.province, a.city, a.district, a.address, a.country, a.postcode, a.is_default,
  (select coalesce(json_agg(json_build_object('level', r.level, 'name', r.name)), '[]') from region r
    where r.country = a.country and r.code in (a.province, a.city, a.district)) as regions`

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

/** Whether the three codes are a province of a country, a city of it and a district of that. */
export async function isRegionPath(
  tx: Connection,
  country: string,
  province: string,
  city: string,
  district: string,
): Promise<boolean> {
  const rows = await tx.rows(
    `select 1 from region p join region c on c.country = p.country and c.parent = p.code
      join region d on d.country = c.country and d.parent = c.code
     where p.country = $1 and p.code = $2 and c.code = $3 and d.code = $4 and p.level = 'province'`,
    [country, province, city, district],
  )
  return rows.length > 0
}

/** Returns a user's addresses, the default first, then the latest. */
export function findAddresses(tx: Connection, tenantId: number, userId: number): Promise<AddressRow[]> {
  return tx.rows<AddressRow>(ADDRESSES, [tenantId, userId], 'address_mine')
}

const nameOf = ({ regions }: AddressRow, level: RegionLevel): string =>
  regions.find((region) => region.level === level)?.name ?? ''

export function presentAddress(row: AddressRow): Address {
  const { id, name, mobile, province, city, district, address, postcode, is_default } = row
  const country = countryOf(row.country)
  const names = { province: nameOf(row, 'province'), city: nameOf(row, 'city'), district: nameOf(row, 'district') }
  return {
    id,
    name,
    mobile,
    location: { province, city, district, display: regionLine(country, names) },
    address,
    postcode,
    display: addressLine(country, { ...names, detail: address, postcode }),
    is_default,
  }
}

/** Returns an address as an order keeps it. */
export function orderAddressOf(row: AddressRow): OrderAddress {
  const { name, mobile, display } = presentAddress(row)
  return { name, mobile, display, region: nameOf(row, 'province') }
}
