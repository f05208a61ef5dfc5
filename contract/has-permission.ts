import type { Permission } from './permissions'

export const ALL_PERMISSIONS = '*'

/** Whether `perms` grants `need`. */
export function hasPermission(perms: readonly string[], need: Permission): boolean {
  return perms.includes(ALL_PERMISSIONS) || perms.includes(need)
}
