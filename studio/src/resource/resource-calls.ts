/** The calls of all resources, whose paths differ by the resource's name alone. */
import type { ResourceChange, ResourceItem } from '@storefront/contract/entities/studio/resource'
import type { ResourceName } from '@storefront/contract/resources'
import type { FieldValues } from '@storefront/contract/resources/define'
import type { ListParams } from '../app/useListQuery'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'

// `category` stands for all of them: their declarations are the same but for the fields.
type Path = '/studio/category/'
const at = (name: ResourceName) => `/studio/${name}/` as Path
const bulkAt = (name: ResourceName) => `/studio/${name}/bulk/` as '/studio/coupon/bulk/'

export interface ResourcePage extends Pick<ResourceItem, 'labels' | 'thumbs'> {
  readonly count: number
  readonly results: readonly { readonly id: number; readonly values: FieldValues }[]
}

export const resourceCalls = {
  list: (name: ResourceName, query: ListParams): Promise<ResourcePage> => call(`GET ${at(name)}`, { query }),
  read: (name: ResourceName, id: number) => call(`GET ${at(name)}{id}/`, { params: { id } }),
  create: (name: ResourceName, body: FieldValues) =>
    submitOnce(`${name}-new`, body, (key) => call(`POST ${at(name)}`, { body, key })),
  save: (name: ResourceName, id: number, base: FieldValues, values: FieldValues) =>
    submitOnce(`${name}-${id}`, { base, values }, (key) =>
      call(`PUT ${at(name)}{id}/`, { params: { id }, body: { base, values }, key }),
    ),
  remove: (name: ResourceName, id: number) => call(`DELETE ${at(name)}{id}/`, { params: { id } }),
  restore: (name: ResourceName, id: number) =>
    submitOnce(`${name}-${id}-restore`, {}, (key) => call(`POST ${at(name)}{id}/restore/`, { params: { id }, key })),
  change: (name: ResourceName, changes: ResourceChange[]) =>
    submitOnce(`${name}-bulk`, changes, (key) => call(`POST ${bulkAt(name)}`, { body: { changes }, key })),
}
