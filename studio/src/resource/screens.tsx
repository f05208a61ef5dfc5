import { type ResourceName, resourceNames, resourceOf } from '@storefront/contract/resources'
import { lazy } from 'react'
import type { MenuGroup, ScreenRow } from '../shell/screen-row'

const ResourceListScreen = lazy(async () => ({ default: (await import('./ResourceListScreen')).ResourceListScreen }))
const ResourceScreen = lazy(async () => ({ default: (await import('./ResourceScreen')).ResourceScreen }))

/** The group of the menu that each resource stands in. */
const groups: Readonly<Record<ResourceName, MenuGroup>> = {
  category: 'catalogue',
  productad: 'catalogue',
  event: 'events',
  article: 'content',
  articlecategory: 'content',
  topic: 'content',
  topiccategory: 'content',
  menu: 'content',
  coupon: 'marketing',
  couponpackage: 'marketing',
  membershipcard: 'marketing',
  recharge: 'marketing',
  form: 'community',
  vote: 'community',
  voteevent: 'community',
  resv: 'events',
  resvresource: 'events',
  node: 'site',
  shippingtemplate: 'orders',
  pickuppoint: 'orders',
}

/** Rows of the table of screens for a resource: its list, a new item, and one that is there. */
function rowsOf(name: ResourceName): ScreenRow[] {
  const { permission } = resourceOf(name)
  const item = <ResourceScreen key={name} name={name} />
  return [
    {
      path: name,
      screen: <ResourceListScreen key={name} name={name} />,
      permission,
      group: groups[name],
      menu: `resource.names.${name}`,
    },
    { path: `${name}/new`, screen: item, permission },
    { path: `${name}/:id`, screen: item, permission },
  ]
}

export const resourceScreens: readonly ScreenRow[] = resourceNames.flatMap(rowsOf)
