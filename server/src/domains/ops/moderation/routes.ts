import type { opsModerationEndpoints } from '@storefront/contract/endpoints/ops/moderation'
import type { Routes } from '../../../http/call/handler'
import { mutePerson } from '../../community/moderation/decide'
import { changeSetting, readSetting } from '../../community/moderation/rules'
import { listAllLog } from './log'
import { listItems, processItem, readItem, undoLog } from './service'

/** Handlers of contract/endpoints/ops/moderation. */
export const opsModerationRoutes: Routes<typeof opsModerationEndpoints> = {
  opsModerationItems: (ctx, { query }) => listItems(ctx, query),
  opsModerationItem: (ctx, { params }) => readItem(ctx, params.id),
  opsModerate: (ctx, { params, body }) => processItem(ctx, params.id, body),
  opsMute: (ctx, { params, body }) =>
    ctx.db.tx((tx) => mutePerson(ctx, tx, params.uuid, body.until, body.reason?.trim())),
  opsModerationLog: (ctx, { query }) => listAllLog(ctx, query),
  opsUndoModeration: (ctx, { params }) => undoLog(ctx, params.id),
  opsModerationSetting: readSetting,
  opsChangeModerationSetting: (ctx, { body }) => changeSetting(ctx, body),
}
