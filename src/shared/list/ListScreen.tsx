/**
 * The screen of every list (spec 2, infinite list). A resource describes itself in a `ListSpec`: where its items come
 * from, how they are rendered, its search, orderings, tabs and filters; nothing else is written per list.
 *
 * @example // src/features/community/noteList.ts export const noteList: ListSpec<NoteBrief, NotesQuery> = {
 *     key: keys.notes,
 *     load: communityApi.notes,
 *     idOf: ({ id }) => id,
 *     renderItems: cardItems(noteCard, { as: 'grid', eager: 4 }),
 *     empty: { text: 'list.noNotes', hint: 'list.noNotesHint', icon: 'edit' },
 *     search: 'list.search.note',
 *     orderings: [{ label: 'list.newest' }, { label: 'list.likes', value: '-like_count' }],
 *     fields: { user: textField },
 *     panel: [dateRangeFilter('past')],
 *   }
 *   export const NoteListScreen = () => <ListScreen spec={noteList} title={title} />
 *
 * The request parameters are part of the address (`?search=…&ordering=…&from=…&to=…` and the names of `fields`), so
 * that a reload, "back" and a shared link preserve them. Invalid values are removed; a reversed range is swapped.
 */
import type { ReactNode } from 'react'
import { Suggestion } from '@/shared/search/Suggestion'
import { Screen, type ScreenProps } from '@/ui/layout/Screen'
import { ListHead } from './ListHead'
import { ListResults } from './ListResults'
import { NoResults } from './NoResults'
import type { ListSpec } from './spec'
import { useListQuery } from './useListQuery'

export interface ListScreenProps<T, Q extends object> extends Pick<ScreenProps, 'title' | 'state' | 'bar' | 'tab'> {
  /** A constant of the module that owns the resource. */
  readonly spec: ListSpec<T, Q>
  /** Laid over what the address asks for: a list of one author. */
  readonly fixedQuery?: Partial<Q>
  /** Stands between the controls and the items: drafts, a summary. */
  readonly before?: ReactNode
}

export function ListScreen<T, Q extends object>({ spec, fixedQuery, before, ...screen }: ListScreenProps<T, Q>) {
  const list = useListQuery(spec, fixedQuery)
  return (
    <Screen {...screen} layout="wide">
      <ListHead spec={spec} list={list} />
      {before}
      <ListResults
        source={spec}
        query={list.query}
        empty={list.isSearched || list.isFiltered ? <NoResults onClear={list.clear} /> : undefined}
        renderSuggestion={(words) => <Suggestion words={words} onPick={(search) => list.change({ search })} />}
      />
    </Screen>
  )
}
