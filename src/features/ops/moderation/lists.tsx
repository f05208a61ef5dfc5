import { keysOf } from '@storefront/contract/domain/keys-of'
import { holdReasons, moderationTabs, subjectKinds } from '@storefront/contract/domain/community/moderation'
import type { ModerationItem, ModerationLog } from '@storefront/contract/entities/community/moderation'
import { type ModerationQuery, moderationApi, moderationKeys } from '@/services/api/ops/moderation'
import { oneOf } from '@/shared/list/fields'
import { choiceFilter, dateRangeFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSource, ListSpec } from '@/shared/list/spec'
import { DecisionCard } from './DecisionCard'
import { PostCard } from './PostCard'

const tabs = [...keysOf(moderationTabs)].filter((tab) => tab !== 'pending')
const ALL = { value: '', label: 'common.all' } as const

/** Posts that are held or reported; without a tab those that wait. */
export const moderationList: ListSpec<ModerationItem, ModerationQuery> = {
  key: moderationKeys.items,
  load: (query, options) => moderationApi.items(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 190, render: (item) => <PostCard item={item} /> }),
  empty: { text: 'opsModeration.empty', hint: 'list.soonHint', icon: 'check' },
  search: 'opsModeration.search',
  tabs: {
    name: 'tab',
    label: 'opsModeration.tab',
    options: [
      { value: '', label: 'opsModeration.tabs.pending' },
      ...tabs.map((tab) => ({ value: tab, label: `opsModeration.tabs.${tab}` as const })),
      { value: 'all', label: 'common.all' },
    ],
  },
  panel: [
    choiceFilter({
      name: 'kind',
      label: 'opsModeration.kind',
      options: [ALL, ...subjectKinds.map((kind) => ({ value: kind, label: `opsModeration.kinds.${kind}` as const }))],
    }),
    choiceFilter({
      name: 'reason',
      label: 'opsModeration.reason',
      options: [
        ALL,
        ...holdReasons.map((reason) => ({ value: reason, label: `opsModeration.reasons.${reason}` as const })),
      ],
    }),
    dateRangeFilter('past'),
  ],
  fields: { tab: oneOf(...tabs, 'all'), kind: oneOf(...subjectKinds), reason: oneOf(...holdReasons) },
}

/** All decisions, the newest first. */
export const decisionList: ListSource<ModerationLog, object> = {
  key: moderationKeys.log,
  load: (page, options) => moderationApi.log(page, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 120, render: (log) => <DecisionCard log={log} /> }),
  empty: { text: 'opsModeration.emptyLog', hint: 'list.soonHint', icon: 'doc' },
}
