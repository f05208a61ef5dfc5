import type { TSchema } from '@sinclair/typebox'
import { type EndpointRow, endpoints } from '@storefront/contract/endpoints'
import { REFERENCE_OPTION } from '@storefront/contract/entities/common'
import type { Permission } from '@storefront/contract/permissions'
import { type ReferenceName, referencePermissions } from '@storefront/contract/references'
import { referenceFailure } from '../../../server/src/kernel/references'

interface Sample {
  to: ReferenceName
  /** The smallest value of the whole body that names one item. */
  body: unknown
}

/** Returns a sample for each annotated field of a schema; a base names nothing. */
function samples(schema: TSchema): Sample[] {
  const { properties = {}, items, anyOf = [], [REFERENCE_OPTION]: to } = schema
  if (to) return [{ to, body: 7 }]
  const inArray = items ? samples(items).map((one) => ({ ...one, body: [one.body] })) : []
  const inFields = Object.entries<TSchema>(properties)
    .filter(([name]) => name !== 'base')
    .flatMap(([name, inner]) => samples(inner).map((one) => ({ ...one, body: { [name]: one.body } })))
  return [...inArray, ...inFields, ...anyOf.flatMap(samples)]
}

const rows = Object.values(endpoints).flatMap((domain) => Object.values<EndpointRow>(domain))
const cases = rows.flatMap((row) =>
  row.body ? samples(row.body).map((sample) => ({ ...sample, row, schema: row.body, key: `${row.method} ${row.path}` })) : [],
)
const refusalOf = (schema: TSchema | undefined, body: unknown, perms: readonly string[]) =>
  referenceFailure(schema, body, { perms: [...perms], language: 'en' })?.name

test('every annotated field of every call is refused without a permission of its resource, and taken with any of them', () => {
  expect(cases.length).toBeGreaterThan(10)
  for (const { to, body, row, schema, key } of cases) {
    const needs: readonly Permission[] = referencePermissions[to]
    expect({ key, to, name: refusalOf(schema, body, ['base.read_node']) }).toEqual({ key, to, name: 'forbidden' })
    for (const need of [...needs, '*']) expect({ key, to, name: refusalOf(schema, body, [need]) }).toEqual({ key, to, name: undefined })
    expect(row.auth).not.toBe('any')
  }
})

test('an item that named it before is saved by its editor', () => {
  const saves = cases.filter(({ schema, body }) => schema?.properties.base && typeof body === 'object' && body !== null && 'values' in body)
  expect(saves.length).toBeGreaterThan(0)
  for (const { schema, body } of saves) {
    const values: unknown = Reflect.get(Object(body), 'values')
    expect(refusalOf(schema, { base: values, values }, [])).toBeUndefined()
    expect(refusalOf(schema, { base: {}, values }, [])).toBe('forbidden')
  }
})
