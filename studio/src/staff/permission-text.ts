import type { allPermissions } from '@storefront/contract/all-permissions'
import { studioPermissions } from '@storefront/contract/permissions'

export type PermissionKey = keyof typeof allPermissions
const isOfStudio = (name: PermissionKey): name is keyof typeof studioPermissions => name in studioPermissions

/** Returns the key of a permission's text: those of the studio alone stand in its catalogue, the others in the app's. */
export const permissionTextKey = (name: PermissionKey) =>
  isOfStudio(name) ? (`staff.perm.${name}` as const) : (`site.ops.perm.${name}` as const)
