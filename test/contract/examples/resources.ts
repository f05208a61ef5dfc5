import { type ResourceName, resourceNames, resourceOf } from '@storefront/contract/resources'
import type { FieldValues } from '@storefront/contract/resources/define'
import type { studioResourceEndpoints } from '@storefront/contract/endpoints/studio/resource'
import { type ReferenceIds, resourceValues } from '../../support/resource-values'
import type { Api } from '../../support/api'

interface Item {
  id: number
  values: FieldValues
}

/** Something of the demo's for each reference that has to lead somewhere: its first items, which have pictures. */
async function referenceIds(api: Api): Promise<ReferenceIds> {
  const first = async (path: string) =>
    (await api.ok<{ results: { id: number }[] }>('GET', `${path}?ordering=id&limit=1`)).results[0]?.id ?? 0
  const { results } = await api.ok<{ results: { values: { image: number } }[] }>(
    'GET',
    '/studio/category/?ordering=id&limit=1',
  )
  return {
    image: results[0]?.values.image ?? 0,
    of: {
      product: await first('/studio/product/'),
      coupon: await first('/studio/coupon/'),
      resvresource: await first('/studio/resvresource/'),
    },
  }
}

const valuesFor = async (api: Api, name: ResourceName): Promise<FieldValues> =>
  resourceValues(resourceOf(name), await referenceIds(api))

const createItem = async (api: Api, name: ResourceName) =>
  api.ok<Item>('POST', `/studio/${name}/`, { body: await valuesFor(api, name) })

const examplesOf = (name: ResourceName) => ({
  [`${name}List`]: () => ({ query: { limit: 5 } }),
  [`${name}Read`]: async (api: Api) => ({ params: { id: (await createItem(api, name)).id } }),
  [`${name}Create`]: async (api: Api) => ({ body: await valuesFor(api, name) }),
  [`${name}Save`]: async (api: Api) => {
    const { id, values } = await createItem(api, name)
    return { params: { id }, body: { base: values, values } }
  },
  ...(resourceOf(name).isDeletable && {
    [`${name}Delete`]: async (api: Api) => ({ params: { id: (await createItem(api, name)).id } }),
    [`${name}Restore`]: async (api: Api) => {
      const { id } = await createItem(api, name)
      await api.ok('DELETE', `/studio/${name}/${id}/`)
      return { params: { id } }
    },
  }),
  ...(resourceOf(name).bulk && {
    [`${name}Bulk`]: async (api: Api) => {
      const { id, values } = await createItem(api, name)
      const part = Object.fromEntries((resourceOf(name).bulk ?? []).map((field) => [field, values[field]]))
      return { body: { changes: [{ id, base: part, values: part }] } }
    },
  }),
})

type Make = (
  api: Api,
) =>
  | { params?: Record<string, string | number>; query?: Record<string, string | number>; body?: unknown }
  | Promise<object>

/** Examples for the calls of every resource. */
export const resourceExamples = Object.assign({}, ...resourceNames.map(examplesOf)) as {
  readonly [K in keyof typeof studioResourceEndpoints]: Make
}
