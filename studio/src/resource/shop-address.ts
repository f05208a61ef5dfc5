import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { FieldValues } from '@storefront/contract/resources/define'
import { routes } from '@storefront/contract/routes'

interface Item {
  readonly id: number
  readonly values: FieldValues
}

/**
 * Returns the address at which shoppers see an item; null if it has no page of its own, or is switched off.
 * @param root the address of the shop
 */
export function shopAddress(root: string, name: ResourceName, { id, values }: Item): string | null {
  const { shopPage } = resourceOf(name)
  const path = routes.find((route) => route.name === shopPage)?.path
  if (path === undefined || values.is_active === false) return null
  const place = path.replace(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(String(param === 'slug' ? (values.slug ?? id) : id)),
  )
  return root.replace(/\/$/, '') + place
}
