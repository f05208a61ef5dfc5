import { articleList } from '@/features/content/articleList'
import { eventList } from '@/features/events/eventList'
import { choiceFilter } from '@/shared/list/filters'
import type { ListSpec } from '@/shared/list/spec'
import { noteList } from '@/features/community/noteList'
import { topicList } from '@/features/community/topicList'
import type { SearchKind } from './search-kinds'
import { productList } from './productList'

type AnyList = ListSpec<unknown, object>

/**
 * Returns a list as search shows it: its filter tabs move to the filter panel, because search has tabs of its own. The
 * cast is safe although the lists have different item types: the functions of a list receive only items from its own
 * `load`.
 */
function row<T, Q extends object>({ tabs, panel = [], ...spec }: ListSpec<T, Q>): AnyList {
  return { ...spec, panel: tabs ? [choiceFilter(tabs), ...panel] : panel } as unknown as AnyList
}

/** The list of each kind. */
export const searchLists: Readonly<Record<SearchKind, AnyList>> = {
  product: row(productList),
  article: row(articleList),
  event: row(eventList),
  topic: row(topicList),
  note: row(noteList),
}
