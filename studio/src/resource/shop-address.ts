import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { FieldValues } from '@storefront/contract/resources/define'
import { shopPageAddress } from '../app/shop-address'

interface Item {
  readonly id: number
  readonly values: FieldValues
}

/**
 * Returns the address at which shoppers see an item, or the list of what it contains; null if it has no page of its own,
 * or is switched off.
 * @param root the address of the shop
 */
export function shopAddress(root: string, name: ResourceName, { id, values }: Item): string | null {
  const { shopPage, shopFilter } = resourceOf(name)
  if (shopPage === undefined || values.is_active === false) return null
  const address = shopPageAddress(root, shopPage, { id, slug: String(values.slug ?? id) })
  return shopFilter ? `${address}?${shopFilter}=${id}` : address
}
