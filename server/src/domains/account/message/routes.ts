import type { messageEndpoints } from '@storefront/contract/endpoints/account/message'
import type { Routes } from '../../../http/call/handler'
import { listMessages, readMessages } from './list'

/** Handlers of contract/endpoints/account/message. */
export const messageRoutes: Routes<typeof messageEndpoints> = {
  messages: (ctx, { query }) => listMessages(ctx, query),
  readMessages: (ctx, { body }) => readMessages(ctx, body),
}
