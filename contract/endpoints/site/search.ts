import { Type } from '@sinclair/typebox'
import { Ok, Page, SearchText } from '../../entities/common'
import { SearchSuggestion, SearchWord } from '../../entities/site/search'
import { endpoint } from '../define'

/** Help with a search: proposals while it is typed, and what others search for. */
export const searchEndpoints = {
  suggestions: endpoint({
    method: 'GET',
    path: '/base/search/',
    summary: 'Frequent searches and names of items that have the words; at most twelve',
    query: Type.Object({ search: SearchText(1) }),
    reply: Page(SearchSuggestion),
    auth: 'any',
  }),
  searchWords: endpoint({
    method: 'GET',
    path: '/base/search/word/',
    summary: 'Words that many search for: the site’s own, then the most frequent; at most twenty',
    reply: Page(SearchWord),
    auth: 'any',
  }),
  countSearch: endpoint({
    method: 'POST',
    path: '/base/search/word/',
    summary: 'Counts a search that finds something, without a person; once a day for each address',
    body: Type.Object({ search: SearchText(1) }),
    reply: Ok,
    auth: 'any',
    silent: true,
  }),
}
