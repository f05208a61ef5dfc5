import type { studioResourceEndpoints } from '@storefront/contract/endpoints/studio/resource'
import type { ResourceChange } from '@storefront/contract/entities/studio/resource'
import { type ResourceName, resourceNames, resourceOf } from '@storefront/contract/resources'
import type { FieldValues } from '@storefront/contract/resources/define'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import type { Routes } from '../../../http/call/handler'
import { listItems, readItem } from './read'
import { changeItems, createItem, deleteItem, restoreItem, saveItem } from './write'

interface AnyInput {
  params: { id: number }
  query: Record<string, unknown>
  body: unknown
}
type AnyHandler = (ctx: UserCtx, input: AnyInput) => Promise<unknown | Failure>

const handlersOf = (name: ResourceName): Record<string, AnyHandler> => ({
  [`${name}List`]: (ctx, { query }) => listItems(ctx, name, query),
  [`${name}Read`]: (ctx, { params }) => readItem(ctx, name, params.id),
  [`${name}Create`]: (ctx, { body }) => createItem(ctx, name, body as FieldValues),
  [`${name}Save`]: (ctx, { params, body }) =>
    saveItem(ctx, name, { ...(body as Omit<ResourceChange, 'id'>), id: params.id }),
  ...(resourceOf(name).isDeletable && {
    [`${name}Delete`]: (ctx: UserCtx, { params }: AnyInput) => deleteItem(ctx, name, params.id),
    [`${name}Restore`]: (ctx: UserCtx, { params }: AnyInput) => restoreItem(ctx, name, params.id),
  }),
  ...(resourceOf(name).bulk && {
    [`${name}Bulk`]: (ctx: UserCtx, { body }: AnyInput) =>
      changeItems(ctx, name, (body as { changes: ResourceChange[] }).changes),
  }),
})

/** Handlers of contract/endpoints/studio/resource: one set of rules for all resources. */
export const studioResourceRoutes = Object.assign({}, ...resourceNames.map(handlersOf)) as Routes<
  typeof studioResourceEndpoints
>
