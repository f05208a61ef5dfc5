import { type Static, Type } from '@sinclair/typebox'
import { MODERATION_LIMITS } from '../../constants'
import {
  holdReasons,
  itemStates,
  moderationActions,
  reportReasons,
  subjectKinds,
} from '../../domain/community/moderation'
import { Author } from '../account/user'
import { Id, Image, Moment, Nullable } from '../common'

const Reason = Type.Object({
  code: Type.Union(holdReasons.map((reason) => Type.Literal(reason))),
  display: Type.String(),
})
const Kind = Type.Union(subjectKinds.map((kind) => Type.Literal(kind)))

/** A report of a post. */
export const ReportInput = Type.Object({
  reason: Type.Union(reportReasons.map((reason) => Type.Literal(reason))),
  text: Type.Optional(Type.String({ maxLength: MODERATION_LIMITS.reportText })),
})
export type ReportInput = Static<typeof ReportInput>

/** A post in the queue; texts as they were typed. */
export const ModerationItem = Type.Object({
  id: Id,
  kind: Kind,
  kind_display: Type.String(),
  subject_id: Id,
  text: Type.String(),
  images: Type.Array(Image),
  /** The page of the shop that shows the post, or below which a comment stands; null where no visitor can open one. */
  page: Nullable(Type.Object({ route: Type.String(), params: Type.Record(Type.String(), Type.String()) })),
  author: Type.Composite([Author, Type.Object({ muted_until: Nullable(Moment) })]),
  reasons: Type.Array(Reason),
  report_count: Type.Integer(),
  state: Type.Union(itemStates.map((state) => Type.Literal(state))),
  state_display: Type.String(),
  created: Moment,
  /** Decisions that are possible now. */
  actions: Type.Array(Type.Union(moderationActions.map((action) => Type.Literal(action)))),
  /** Raised each time that its author changes it: a decision says which one it is of. */
  revision: Type.Integer(),
})
export type ModerationItem = Static<typeof ModerationItem>

/** A decision. */
export const ModerationLog = Type.Object({
  id: Id,
  item: Nullable(Id),
  action: Type.Union(
    [...moderationActions, 'unmute'].map((action) =>
      Type.Literal(action as (typeof moderationActions)[number] | 'unmute'),
    ),
  ),
  action_display: Type.String(),
  actor: Type.String(),
  /** The one it was about. */
  person: Type.String(),
  reason: Type.String(),
  until: Nullable(Moment),
  created: Moment,
  undone: Nullable(Moment),
  can_undo: Type.Boolean(),
})
export type ModerationLog = Static<typeof ModerationLog>

export const ModerationDetail = Type.Composite([
  ModerationItem,
  Type.Object({
    reports: Type.Array(
      Type.Object({
        reason: Type.String(),
        reason_display: Type.String(),
        text: Type.String(),
        name: Type.String(),
        created: Moment,
      }),
    ),
    log: Type.Array(ModerationLog),
  }),
])
export type ModerationDetail = Static<typeof ModerationDetail>

/** A site's rules (contract/domain/community/moderation). */
export const ModerationSetting = Type.Object({
  sensitive_words: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: MODERATION_LIMITS.words }),
  hold_below_approved: Type.Integer({ minimum: 0, maximum: 100 }),
  hold_account_days: Type.Integer({ minimum: 0, maximum: 365 }),
  hold_links: Type.Boolean(),
  hold_pictures: Type.Boolean(),
  wechat_check: Type.Boolean(),
})
export type ModerationSetting = Static<typeof ModerationSetting>
