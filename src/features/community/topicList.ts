import type { TopicBrief } from '@storefront/contract/entities/community/topic'
import { topicCard } from '@/shared/item-card/toSocialCard'
import { cardItems } from '@/shared/list/cardItems'
import { idField } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import type { ListSpec } from '@/shared/list/spec'
import { keys } from '@/services/query'
import { type TopicsQuery, communityApi } from '@/services/api/community'

/** Topics with their controls; a category comes from links. */
export const topicList: ListSpec<TopicBrief, TopicsQuery> = {
  key: keys.topics,
  load: communityApi.topics,
  idOf: ({ id }) => id,
  renderItems: cardItems(topicCard, { as: 'rows', eager: 2 }),
  empty: { text: 'list.noTopics', hint: 'list.soonHint', icon: 'doc' },
  search: 'list.search.topic',
  orderings: [
    { label: 'list.newest' },
    { label: 'list.hottest', value: '-hits' },
    { label: 'list.liked', value: '-like_count' },
  ],
  fields: { category: idField },
  panel: [dateRangeFilter('past')],
}
