import type { registrationEndpoints } from '@storefront/contract/endpoints/events/registration'
import type { Routes } from '../../../http/call/handler'
import { withFlashMessages } from '../../site/site/flash-messages'
import { register } from './register'
import {
  cancelRegistration,
  editRegistration,
  listRegistrations,
  readLatestFormData,
  readRegistrationForm,
  signIn,
} from './service'

/** Handlers of contract/endpoints/events/registration. */
export const registrationRoutes: Routes<typeof registrationEndpoints> = {
  registrations: (ctx, { query }) => listRegistrations(ctx, query),
  registrationForm: (ctx, { params }) => readRegistrationForm(ctx, params.slug),
  latestFormData: (ctx, { params }) => readLatestFormData(ctx, params.slug),
  register: (ctx, { params, body }) => register(ctx, params.slug, body.data),
  processRegistration: (ctx, { params, body }) => editRegistration(ctx, params.id, body.data),
  cancelRegistration: (ctx, { params }) => cancelRegistration(ctx, params.id),
  signInRegistration: async (ctx, { params, body }) => withFlashMessages(ctx, await signIn(ctx, params.id, body)),
}
