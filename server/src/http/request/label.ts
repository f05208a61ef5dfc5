import type { FastifyRequest } from 'fastify'
import type { Tenant } from '../../core/context.types'
import type { WorkLabel } from '../../core/database.types'

/** Returns the route of a request as operators read it: its method and the pattern of its address. */
export const routeOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? 'none'}`

/** Returns the label of a request's statements. */
export const labelOf = (tenant: Tenant, request: FastifyRequest): WorkLabel => ({
  tenant: tenant.slug,
  route: routeOf(request),
})
