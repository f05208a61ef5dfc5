import type { nodeEndpoints } from '@storefront/contract/endpoints/site/node'
import type { Routes } from '../../../http/call/handler'
import { nodeChildren, nodeRoots, setNode } from './service'

/** Handlers of contract/endpoints/site/node. */
export const nodeRoutes: Routes<typeof nodeEndpoints> = {
  nodeRoots,
  nodeChildren: (ctx, { params }) => nodeChildren(ctx, params.id),
  nodeChildrenPost: (ctx, { params }) => nodeChildren(ctx, params.id),
  setNode: (ctx, { params, body }) => setNode(ctx, params.uuid, body.node),
}
