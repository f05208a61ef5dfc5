import type { TSchema } from '@sinclair/typebox'
import { REFERENCE_OPTION } from '@storefront/contract/entities/common'
import { ALL_PERMISSIONS, hasPermission } from '@storefront/contract/has-permission'
import { permissionsToName, type ReferenceBy, type ReferenceName } from '@storefront/contract/references'
import { type Failure, fail } from '../../core/failure'
import type { Ctx } from '../../core/context.types'
import { errorMessage } from '../../core/i18n'

/** An item that a body names: the path of its field, the resource and the id. */
interface Named {
  readonly path: string
  readonly to: string
  readonly id: number
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the resource to which a field leads, by the fields beside it where these decide. */
function resourceOf(to: ReferenceName | ReferenceBy, beside: unknown): string | undefined {
  if (typeof to === 'string') return to
  return isFields(beside) ? to.to[String(beside[to.by])] : undefined
}

/** Returns the items that a checked value names and that its `base`, the value that was read before, does not. */
function namedIn(schema: TSchema, value: unknown, path = '', beside?: unknown): Named[] {
  const { properties, items, anyOf, [REFERENCE_OPTION]: option } = schema
  const to = option && resourceOf(option, beside)
  if (option) return to && typeof value === 'number' ? [{ path, to, id: value }] : []
  if (Array.isArray(anyOf)) return anyOf.flatMap((branch: TSchema) => namedIn(branch, value, path, beside))
  if (Array.isArray(value))
    return items && !Array.isArray(items)
      ? value.flatMap((item, index) => namedIn(items, item, `${path}.${index}`))
      : []
  if (!isFields(value) || !properties) return []
  const inner = (name: string) => namedIn(properties[name], value[name], path ? `${path}.${name}` : name, value)
  const names = Object.keys(properties).filter((name) => name !== 'base')
  const references = names.flatMap(inner)
  if (!properties.base || !properties.values) return references
  // An item that already names a coupon is still saved by its editor; the handler refuses a base that is not what is
  // stored.
  const field = (one: Named, part: string) =>
    one.path
      .slice(path ? path.length + 1 : 0)
      .slice(part.length + 1)
      .replace(/\.\d+(?=\.|$)/g, '.*')
  const before = new Set(inner('base').map((one) => `${field(one, 'base')} ${one.id}`))
  return references.filter((one) => !before.has(`${field(one, 'values')} ${one.id}`))
}

/**
 * Refuses a checked body that names an item of a resource of which its sender has no permission; the failure gives the
 * fields.
 */
export function referenceFailure(
  schema: TSchema | undefined,
  body: unknown,
  { perms, language }: Pick<Ctx, 'perms' | 'language'>,
): Failure | null {
  if (!schema || perms.includes(ALL_PERMISSIONS)) return null
  const strangers = namedIn(schema, body).filter(
    ({ to }) => !permissionsToName(to).some((need) => hasPermission(perms, need)),
  )
  if (strangers.length === 0) return null
  return fail(
    'forbidden',
    {},
    Object.fromEntries(strangers.map(({ path }) => [path, errorMessage(language, 'forbidden')])),
  )
}
