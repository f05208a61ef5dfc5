import type { studioCredentialEndpoints } from '@storefront/contract/endpoints/studio/credential'
import type { Routes } from '../../../http/call/handler'
import { checkCredential } from './check'
import { listCredentials, removeCredential, saveCredential } from './credentials'

/** Handlers of contract/endpoints/studio/credential. */
export const studioCredentialRoutes: Routes<typeof studioCredentialEndpoints> = {
  studioCredentials: listCredentials,
  studioSaveCredential: (ctx, { params, body }) => saveCredential(ctx, params.kind, body),
  studioRemoveCredential: (ctx, { params }) => removeCredential(ctx, params.kind),
  studioCheckCredential: (ctx, { params }) => checkCredential(ctx, params.kind),
}
