/** Kinds of user content that pass moderation. */
export const subjectKinds = ['note', 'comment', 'review', 'profile', 'feedback'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/**
 * Statuses of a post: visible to everybody, pending and visible to its author alone, hidden from everybody but its
 * author.
 */
export const postStatuses = ['approved', 'pending', 'hidden'] as const
export type PostStatus = (typeof postStatuses)[number]

/**
 * Reasons why a post is held. `vendor` waits for the result of a check; `vendor_risky` failed one; `unchecked` had no
 * check, because its author was not in the mini-program lately; `hidden_before` was hidden and rewritten; `report` is
 * not held, but in the queue.
 */
export const holdReasons = [
  'words',
  'few_approved',
  'young_account',
  'link',
  'picture',
  'vendor',
  'vendor_risky',
  'unchecked',
  'hidden_before',
  'report',
] as const
export type HoldReason = (typeof holdReasons)[number]

/** State of a post in the operators' queue; `removed` by its author. */
export const itemStates = ['pending', 'reported', 'approved', 'hidden', 'removed'] as const
export type ItemState = (typeof itemStates)[number]

/** Decisions of operators on a post. `mute` also hides it, and its author cannot write until a date. */
export const moderationActions = ['approve', 'hide', 'mute'] as const
export type ModerationAction = (typeof moderationActions)[number]

/** States that an action can start from. */
export const moderationTransitions: Readonly<Record<ModerationAction, { from: readonly ItemState[]; to: ItemState }>> =
  {
    approve: { from: ['pending', 'reported', 'hidden'], to: 'approved' },
    hide: { from: ['pending', 'reported', 'approved'], to: 'hidden' },
    mute: { from: ['pending', 'reported', 'approved', 'hidden'], to: 'hidden' },
  }

/** Tabs of the operators' queue and the states of each. */
export const moderationTabs = {
  pending: ['pending'],
  reported: ['reported'],
  decided: ['approved', 'hidden'],
} as const satisfies Record<string, readonly ItemState[]>

export const reportReasons = ['spam', 'abuse', 'illegal', 'porn', 'privacy', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** A site's rules. Zero and false hold nothing. */
export interface ModerationRules {
  /** One a line; found however they are spaced and spelled. */
  readonly sensitive_words: readonly string[]
  /** Posts of authors with fewer approved ones are held. */
  readonly hold_below_approved: number
  /** Posts of accounts younger than so many days are held. */
  readonly hold_account_days: number
  readonly hold_links: boolean
  readonly hold_pictures: boolean
  /** Texts and pictures pass the checks of WeChat, which knows those who come by the mini-program. */
  readonly wechat_check: boolean
}

/** Rules of a site that chose none. */
export const DEFAULT_RULES: ModerationRules = {
  sensitive_words: [],
  hold_below_approved: 0,
  hold_account_days: 0,
  hold_links: false,
  hold_pictures: false,
  wechat_check: false,
}
