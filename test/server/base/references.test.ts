import type { TSchema } from '@sinclair/typebox'
import { type EndpointRow, endpoints } from '@storefront/contract/endpoints'
import { REFERENCE_OPTION } from '@storefront/contract/entities/common'
import type { Permission } from '@storefront/contract/permissions'
import { type ReferenceBy, type ReferenceName, referencePermissions } from '@storefront/contract/references'
import { referenceFailure } from '../../../server/src/http/call/references'

interface Sample {
  to: ReferenceName
  /** The smallest value of the whole body that names one item. */
  body: unknown
  /** The field beside it that decides the resource. */
  beside?: object
}

/**
 * Returns a sample for each annotated field of a schema, for each resource that it may lead to; a base names nothing.
 */
function samples(schema: TSchema): Sample[] {
  const { properties = {}, items, anyOf = [], [REFERENCE_OPTION]: to } = schema
  if (to) return typeof to === 'string' ? [{ to: to as ReferenceName, body: 7 }] : samplesBy(to)
  const inArray = items ? samples(items).map((one) => ({ ...one, body: [one.body] })) : []
  const inFields = Object.entries<TSchema>(properties)
    .filter(([name]) => name !== 'base')
    .flatMap(([name, inner]) =>
      samples(inner).map(({ beside, ...one }) => ({ ...one, body: { ...beside, [name]: one.body } })),
    )
  return [...inArray, ...inFields, ...anyOf.flatMap(samples)]
}

const samplesBy = ({ by, to }: ReferenceBy): Sample[] =>
  Object.entries(to).map(([value, name]) => ({ to: name, body: 7, beside: { [by]: value } }))

const rows = Object.values(endpoints).flatMap((domain) => Object.values<EndpointRow>(domain))
const cases = rows.flatMap((row) =>
  row.body
    ? samples(row.body).map((sample) => ({ ...sample, row, schema: row.body, key: `${row.method} ${row.path}` }))
    : [],
)
const refusalOf = (schema: TSchema | undefined, body: unknown, perms: readonly string[]) =>
  referenceFailure(schema, body, { perms: [...perms], language: 'en' })?.name

test('every annotated field of every call is refused without a permission of its resource, and taken with any of them', () => {
  expect(cases.length).toBeGreaterThan(10)
  for (const { to, body, row, schema, key } of cases) {
    const needs: readonly Permission[] = referencePermissions[to]
    expect({ key, to, name: refusalOf(schema, body, ['base.read_node']) }).toEqual({ key, to, name: 'forbidden' })
    for (const need of [...needs, '*'])
      expect({ key, to, name: refusalOf(schema, body, [need]) }).toEqual({ key, to, name: undefined })
    expect(row.auth).not.toBe('any')
  }
})

test('an item that named it before is saved by its editor', () => {
  const saves = cases.filter(
    ({ schema, body }) => schema?.properties.base && typeof body === 'object' && body !== null && 'values' in body,
  )
  expect(saves.length).toBeGreaterThan(0)
  for (const { schema, body } of saves) {
    const values: unknown = Reflect.get(Object(body), 'values')
    expect(refusalOf(schema, { base: values, values }, [])).toBeUndefined()
    expect(refusalOf(schema, { base: {}, values }, [])).toBe('forbidden')
  }
})

/**
 * Ids in bodies of staff that name no resource of another list, each with its reason; a name matches the end of a path.
 */
const ownIds: Readonly<Record<string, string>> = {
  id: 'what the call itself is about, or a part of it that came with it',
  'lines.line_id': 'a line of the order in the path',
  resvvariant: 'a variant of the reservation in the path',
  variant: 'a variant of the product in the path',
  gate: 'a gate of the event in the path',
  scan: 'a scan of the event in the path',
  type_ids: 'ticket types of the event in the path',
  attention_type_ids: 'ticket types of the event in the path',
  ticket_ids: 'tickets of the order in the path',
  image: 'a picture: domains/shared/shop-images decides whose',
  folder: 'a folder of the media library: the call refuses one of another site',
  ids: 'files of the media library: the call refuses those that are none of it',
  images: 'pictures: domains/shared/shop-images and domains/shared/owned-images decide whose',
  main_image: 'a picture: domains/shared/shop-images decides whose',
  video: 'a film of the media library: the call refuses one of another site',
  picture: 'a picture: domains/shared/shop-images and the raffle decide whose',
  'link.category': 'links show what is public alone',
  'link.oid': 'links show what is public alone',
  'link.subpage.composedpage_id': 'links show what is public alone',
  'link.subpage.page_id': 'links show what is public alone',
}

function idPaths(schema: TSchema, path: string[] = []): string[] {
  const { properties = {}, items, anyOf = [], patternProperties = {}, type, maximum, [REFERENCE_OPTION]: to } = schema
  if (to) return []
  if (type === 'integer') return maximum === Number.MAX_SAFE_INTEGER ? [path.join('.')] : []
  const inFields = Object.entries<TSchema>(properties).flatMap(([name, inner]) => idPaths(inner, [...path, name]))
  const inner: TSchema[] = [...anyOf, ...(items ? [items] : []), ...Object.values<TSchema>(patternProperties)]
  return [...inFields, ...inner.flatMap((one) => idPaths(one, path))]
}

test('every id in a body of staff says which resource it names, or why it names none', () => {
  const staffRows = rows.filter(({ auth, body }) => auth !== 'any' && auth !== 'user' && body)
  const names = Object.keys(ownIds)
  const unexplained = staffRows.flatMap((row) =>
    idPaths(row.body as TSchema).flatMap((path) =>
      names.some((name) => `.${path}`.endsWith(`.${name}`)) ? [] : [`${row.method} ${row.path} ${path}`],
    ),
  )
  expect(unexplained).toEqual([])
  const paths = staffRows.flatMap((row) => idPaths(row.body as TSchema))
  expect(names.filter((name) => !paths.some((path) => `.${path}`.endsWith(`.${name}`)))).toEqual([])
})
