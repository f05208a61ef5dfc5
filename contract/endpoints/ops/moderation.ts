import { Type } from '@sinclair/typebox'
import { holdReasons, moderationActions, subjectKinds } from '../../domain/community/moderation'
import { ById, ListQuery, Nullable, Page } from '../../entities/common'
import { ModerationDetail, ModerationItem, ModerationLog, ModerationSetting } from '../../entities/community/moderation'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const Reason = Type.Optional(Type.String({ maxLength: 200 }))
const Until = Type.String({ format: 'date-time' })

/** Posts that are held or reported, what is decided of them, and the site's rules. */
export const opsModerationEndpoints = {
  opsModerationItems: endpoint({
    method: 'GET',
    path: '/ops/moderation/item/',
    summary:
      'Posts of a tab (pending, reported, decided, all), of one kind, held for one reason, by words or author; what came first first, decided ones the newest first',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        tab: Type.Optional(Type.String({ maxLength: 20 })),
        kind: Type.Optional(Type.Union(subjectKinds.map((kind) => Type.Literal(kind)))),
        reason: Type.Optional(Type.Union(holdReasons.map((reason) => Type.Literal(reason)))),
      }),
    ]),
    reply: Page(ModerationItem),
    auth: permissions.changeModeration,
  }),
  opsModerationItem: endpoint({
    method: 'GET',
    path: '/ops/moderation/item/{id}/',
    summary: 'A post with its reports and decisions',
    params: ById,
    reply: ModerationDetail,
    errors: ['notFound'],
    auth: permissions.changeModeration,
  }),
  opsModerate: endpoint({
    method: 'POST',
    path: '/ops/moderation/item/{id}/process/',
    summary: 'Approves or hides a post as it was shown, or hides it and mutes its author until a date',
    params: ById,
    body: Type.Object({
      action: Type.Union(moderationActions.map((action) => Type.Literal(action))),
      /** Revision of the post that was read; a post that was changed since is not decided. */
      revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      reason: Reason,
      until: Type.Optional(Until),
    }),
    reply: ModerationDetail,
    errors: ['badRequest', 'notFound', 'moderationMoved', 'muteDateWrong'],
    auth: permissions.changeModeration,
    secondFactor: true,
    idempotent: true,
  }),
  opsMute: endpoint({
    method: 'POST',
    path: '/ops/moderation/user/{uuid}/mute/',
    summary: 'Mutes a person until a date; null ends it',
    params: Type.Object({ uuid: Type.String({ maxLength: 60 }) }),
    body: Type.Object({ until: Nullable(Until), reason: Reason }),
    reply: Type.Object({ muted_until: Nullable(Type.String({ format: 'date-time' })) }),
    errors: ['notFound', 'muteDateWrong'],
    auth: permissions.changeModeration,
    secondFactor: true,
    idempotent: true,
  }),
  opsModerationLog: endpoint({
    method: 'GET',
    path: '/ops/moderation/log/',
    summary: 'Decisions, the newest first',
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(ModerationLog),
    auth: permissions.changeModeration,
  }),
  opsUndoModeration: endpoint({
    method: 'POST',
    path: '/ops/moderation/log/{id}/undo/',
    summary: 'Takes a decision back, when nothing was decided since',
    params: ById,
    reply: ModerationLog,
    errors: ['notFound', 'moderationMoved'],
    auth: permissions.changeModeration,
    secondFactor: true,
    idempotent: true,
  }),
  opsModerationSetting: endpoint({
    method: 'GET',
    path: '/ops/moderation/setting/',
    summary: "The site's rules",
    reply: ModerationSetting,
    auth: permissions.changeModeration,
  }),
  opsChangeModerationSetting: endpoint({
    method: 'PUT',
    path: '/ops/moderation/setting/',
    summary: "Changes the site's rules, for what is written from now on",
    body: ModerationSetting,
    reply: ModerationSetting,
    errors: ['badRequest'],
    auth: permissions.changeModeration,
    secondFactor: true,
  }),
}
