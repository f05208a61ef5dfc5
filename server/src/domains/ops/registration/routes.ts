import type { opsRegistrationEndpoints } from '@storefront/contract/endpoints/ops/registration'
import type { Routes } from '../../../http/call/handler'
import { listOpsRegistrations, processOpsRegistration } from './service'

/** Handlers of contract/endpoints/ops/registration. */
export const opsRegistrationRoutes: Routes<typeof opsRegistrationEndpoints> = {
  opsRegistrations: (ctx, { params, query }) => listOpsRegistrations(ctx, params.id, query),
  opsCancelRegistration: (ctx, { params, body }) => processOpsRegistration(ctx, params.id, 'revoke', body.reason),
  opsProcessRegistration: (ctx, { params, body }) => processOpsRegistration(ctx, params.id, body.action, body.reason),
}
