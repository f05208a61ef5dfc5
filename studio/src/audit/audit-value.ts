import { allPermissions } from '@storefront/contract/all-permissions'
import type { Translate } from '../i18n'
import { type PermissionKey, permissionTextKey } from '../staff/permission-text'

const permissionKeys = new Map<unknown, PermissionKey>(
  (Object.entries(allPermissions) as [PermissionKey, string][]).map(([key, code]) => [code, key]),
)

/** Returns a stored value of a changed field in the user's words; what has none stays as it is stored. */
export function auditValueText(t: Translate, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'resource.yes' : 'resource.no')
  if (Array.isArray(value)) return value.map((one) => auditValueText(t, one)).join(t('staff.comma')) || '–'
  const key = permissionKeys.get(value)
  if (key) return t(permissionTextKey(key))
  return typeof value === 'string' ? value : JSON.stringify(value)
}
