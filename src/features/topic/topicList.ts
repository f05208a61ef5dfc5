import type { TopicBrief } from '@storefront/contract/entities/social'
import { topicCard } from '@/features/card/toSocialCard'
import { cardItems } from '@/features/list/cardItems'
import { idField } from '@/features/list/fields'
import { daysPart } from '@/features/list/parts'
import type { ListSpec } from '@/features/list/spec'
import { keys } from '@/services/query'
import { social, type TopicsQuery } from '@/services/social'

/** Topics with their controls; a category comes from links. */
export const topicList: ListSpec<TopicBrief, TopicsQuery> = {
  key: keys.topics,
  load: social.topics,
  idOf: ({ id }) => id,
  renderItems: cardItems(topicCard, { as: 'rows', eager: 2 }),
  empty: { text: 'list.noTopics', icon: 'doc' },
  search: 'list.search.topic',
  orderings: [{ label: 'list.newest' }, { label: 'list.hottest', value: '-hits' }, { label: 'list.liked', value: '-like_count' }],
  fields: { category: idField },
  panel: [daysPart('past')],
}
