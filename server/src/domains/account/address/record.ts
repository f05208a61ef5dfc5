import { addressLine, type RegionNames, regionLine } from '@storefront/contract/domain/country/address'
import { countryOf, nameIn, type RegionLevel } from '@storefront/contract/domain/country/country'
import type { Address } from '@storefront/contract/entities/account/address'
import type { OrderAddress } from '../../../db/stored.types'
import type { Ctx } from '../../../core/context.types'
import type { Connection } from '../../../db'

export interface AddressRow {
  id: number
  name: string
  mobile: string
  province: string
  city: string
  district: string
  village: string
  address: string
  /** Country of the regions. */
  country: string
  postcode: string
  is_default: boolean
  /** The names of the regions; those that the table does not have are missing. */
  regions: { level: RegionLevel; name: string }[]
}

const COLUMNS = `a.id, a.name, a.mobile, a.province, a.city, a.district, a.village, a.address, a.country, a.postcode, a.is_default,
  (select coalesce(json_agg(json_build_object('level', r.level, 'name', r.name)), '[]') from region r
    where r.country = a.country and r.code in (a.province, a.city, a.district, a.village)) as regions`

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

/** Codes of an address's regions; '' or nothing for no village. */
export type RegionPath = Readonly<Record<Exclude<RegionLevel, 'village'>, string>> & { readonly village?: string }

const PATH = `select 1 from region p join region c on c.country = p.country and c.parent = p.code
    join region d on d.country = c.country and d.parent = c.code
  where p.country = $1 and p.code = $2 and c.code = $3 and d.code = $4 and p.level = 'province' and ($5 = '' or exists (
    select 1 from region v where v.country = d.country and v.parent = d.code and v.code = $5))`

/** Whether the codes are a province of a country, a city of it, a district of that and, where one is named, a village. */
export async function isRegionPath(tx: Connection, country: string, path: RegionPath): Promise<boolean> {
  const rows = await tx.rows(PATH, [country, path.province, path.city, path.district, path.village ?? ''])
  return rows.length > 0
}

/** Digits of a postcode that tell the city; further ones may name a single building. */
const CITY_DIGITS = 3
const POSTCODES = `select v.postcode from region d join region v on v.country = d.country and v.parent = d.code
  where d.country = $1 and d.parent = $2 and v.postcode <> '' order by d.code <> $3, v.code`

/**
 * Returns null for a postcode of the district's city, else one that is right there; null, too, where no postcodes of
 * the city are known. Buildings have codes of their own, so that the first three digits decide.
 */
export async function rightPostcode(
  tx: Connection,
  country: string,
  { city, district }: RegionPath,
  postcode: string,
): Promise<string | null> {
  const rows = await tx.rows<{ postcode: string }>(POSTCODES, [country, city, district])
  const isKnown = rows.some((row) => row.postcode.slice(0, CITY_DIGITS) === postcode.slice(0, CITY_DIGITS))
  return isKnown ? null : (rows[0]?.postcode ?? null)
}

/** Returns a user's addresses, the default first, then the latest. */
export function findAddresses(tx: Connection, tenantId: number, userId: number): Promise<AddressRow[]> {
  return tx.rows<AddressRow>(ADDRESSES, [tenantId, userId], 'address_mine')
}

/** Presents an address; one abroad names its country, and on its label in the site's language. */
export function presentAddress({ tenant }: Pick<Ctx, 'tenant'>, row: AddressRow): Address {
  const { id, name, mobile, province, city, district, village, address, postcode, is_default } = row
  const country = countryOf(row.country)
  const names = Object.fromEntries(row.regions.map((region) => [region.level, region.name])) as RegionNames
  const isAbroad = country.code !== tenant.country.code
  const line = addressLine(country, { ...names, detail: address, postcode })
  return {
    id,
    name,
    mobile,
    location: { province, city, district, ...(village !== '' && { village }), display: regionLine(country, names) },
    address,
    postcode,
    display: isAbroad ? `${line}, ${nameIn(country.names, tenant.language)}` : line,
    ...(isAbroad && { country: country.code }),
    is_default,
  }
}

/** Returns an address as an order keeps it. */
export function orderAddressOf(ctx: Pick<Ctx, 'tenant'>, row: AddressRow): OrderAddress {
  const { name, mobile, display } = presentAddress(ctx, row)
  return { name, mobile, display, region: row.regions.find(({ level }) => level === 'province')?.name ?? '' }
}
