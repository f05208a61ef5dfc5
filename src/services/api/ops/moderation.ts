import { call, type InputOf, type Read, type Reply, withKey } from '../../client'

export type ModerationQuery = NonNullable<InputOf<'GET /ops/moderation/item/'>['query']>
export type ModerationDecision = InputOf<'POST /ops/moderation/item/{id}/process/'>['body']
export type ModerationRules = InputOf<'PUT /ops/moderation/setting/'>['body']
export type OpsFeedbackQuery = NonNullable<InputOf<'GET /ops/feedback/feedback/'>['query']>
export type OpsFeedbackReply = InputOf<'POST /ops/feedback/feedback/{id}/reply/'>['body']
export type MuteInput = InputOf<'POST /ops/moderation/user/{uuid}/mute/'>['body']
export type ModerationPost = Reply<'GET /ops/moderation/item/{id}/'>

/** Names of what is cached; all of moderation is below `moderationKeys.all`. */
export const moderationKeys = {
  all: () => ['ops', 'moderation'] as const,
  items: (query?: ModerationQuery) => ['ops', 'moderation', 'items', ...(query ? [query] : [])] as const,
  item: (id: number) => ['ops', 'moderation', 'item', id] as const,
  log: () => ['ops', 'moderation', 'log'] as const,
  rules: () => ['ops', 'moderation', 'rules'] as const,
}
export const opsFeedbackKeys = {
  list: (query?: OpsFeedbackQuery) => ['ops', 'feedbacks', ...(query ? [query] : [])] as const,
  one: (id: number) => ['ops', 'feedback', id] as const,
}

/** Operators' calls about posts that are held or reported, one function a call. */
export const moderationApi = {
  items: (query: ModerationQuery, options?: Read) => call('GET /ops/moderation/item/', { query }, options),
  item: (id: number, options?: Read) => call('GET /ops/moderation/item/{id}/', { params: { id } }, options),
  decide: (id: number, body: ModerationDecision, key: string) =>
    call('POST /ops/moderation/item/{id}/process/', { params: { id }, body }, withKey(key)),
  mute: (uuid: string, body: MuteInput, key: string) =>
    call('POST /ops/moderation/user/{uuid}/mute/', { params: { uuid }, body }, withKey(key)),
  log: (query: { readonly limit: number; readonly offset: number }, options?: Read) =>
    call('GET /ops/moderation/log/', { query }, options),
  undo: (id: number, key: string) => call('POST /ops/moderation/log/{id}/undo/', { params: { id } }, withKey(key)),
  rules: (options?: Read) => call('GET /ops/moderation/setting/', {}, options),
  changeRules: (body: ModerationRules) => call('PUT /ops/moderation/setting/', { body }),
}

/** Operators' calls about what users wrote to the site. */
export const opsFeedbackApi = {
  list: (query: OpsFeedbackQuery, options?: Read) => call('GET /ops/feedback/feedback/', { query }, options),
  one: (id: number, options?: Read) => call('GET /ops/feedback/feedback/{id}/', { params: { id } }, options),
  reply: (id: number, body: OpsFeedbackReply, key: string) =>
    call('POST /ops/feedback/feedback/{id}/reply/', { params: { id }, body }, withKey(key)),
}
