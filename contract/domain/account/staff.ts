import { allPermissions } from '../../all-permissions'
import { ALL_PERMISSIONS } from '../../has-permission'

const allNames: ReadonlySet<string> = new Set([...Object.values(allPermissions), ALL_PERMISSIONS])

/** Permissions as they are stored: known ones, each once, in one order; an owner's is `*` alone. */
export function normalizePermissions(perms: readonly string[]): string[] {
  if (perms.includes(ALL_PERMISSIONS)) return [ALL_PERMISSIONS]
  return [...new Set(perms)].filter((perm) => allNames.has(perm)).sort()
}

/** Permissions that one list has and the other has not. */
export function changedPermissions(before: readonly string[], after: readonly string[]): string[] {
  return [...before.filter((perm) => !after.includes(perm)), ...after.filter((perm) => !before.includes(perm))]
}

/**
 * Whether somebody with the permissions `own` may turn `before` into `after`: an owner may do everything, others give
 * and take what they have themselves, and never change an owner.
 */
export function mayChangePermissions(
  own: readonly string[],
  before: readonly string[],
  after: readonly string[],
): boolean {
  return (
    own.includes(ALL_PERMISSIONS) ||
    changedPermissions(before, after).every((perm) => perm !== ALL_PERMISSIONS && own.includes(perm))
  )
}
