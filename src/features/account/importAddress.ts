import type { Region } from '@storefront/contract/entities/account/address'
import type { RegionValue } from '@/forms/widgets/region'
import type { VendorAddress } from '@/platform/location/types'
import { siteApi } from '@/services/api/site'

const CODE_LENGTHS = [2, 4, 6] as const
const LEVELS = ['province', 'city', 'district'] as const

/** Vendors write "北京" for 北京市 and the like. */
const isCalled = ({ name }: Region, regionName: string): boolean =>
  regionName !== '' && (name === regionName || name.startsWith(regionName) || regionName.startsWith(name))

/**
 * Returns the site's own region for a vendor's address: by its code where the vendor gives one, else by the names. Null
 * when the table knows no such region, or does not answer: the visitor then chooses.
 */
export async function regionOf({ code, region }: VendorAddress): Promise<RegionValue | null> {
  const path: Region[] = []
  for (const [index, level] of LEVELS.entries()) {
    const { results } = await siteApi.districts(level, path[index - 1]?.code)
    const part = code.slice(0, CODE_LENGTHS[index])
    const result = results.find((one) => one.code === part) ?? results.find((one) => isCalled(one, region[index] ?? ''))
    if (!result) return null
    path.push(result)
  }
  const [province, city, district] = path
  if (!province || !city || !district) return null
  const names = path.map(({ name }) => name).filter((name, index, all) => name !== all[index - 1])
  return { province: province.code, city: city.code, district: district.code, display: names.join(' ') }
}
