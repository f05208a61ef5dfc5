import type { studioCustomerEndpoints } from '@storefront/contract/endpoints/studio/customer'
import type { Routes } from '../../../http/call/handler'
import { readCustomer } from './detail'
import { listCustomers } from './list'
import { changeMobile } from './mobile'
import { addNote, removeNote } from './note'

/** Handlers of contract/endpoints/studio/customer. */
export const studioCustomerRoutes: Routes<typeof studioCustomerEndpoints> = {
  studioCustomers: (ctx, { query }) => listCustomers(ctx, query),
  studioCustomer: (ctx, { params }) => readCustomer(ctx, params.id),
  studioChangeMobile: (ctx, { params, body }) => changeMobile(ctx, params.id, body),
  studioAddCustomerNote: (ctx, { params, body }) => addNote(ctx, params.id, body.text),
  studioRemoveCustomerNote: (ctx, { params }) => removeNote(ctx, params),
}
