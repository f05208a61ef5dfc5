import { Type } from '@sinclair/typebox'
import { SearchText } from '../../entities/common'
import { SearchHit } from '../../entities/studio/search'
import { endpoint } from '../define'

/** One search over everything that staff may open. */
export const studioSearchEndpoints = {
  studioSearch: endpoint({
    method: 'GET',
    path: '/studio/search/',
    summary:
      'Orders, products, customers, pages and content that match, five of a kind, of the kinds that the caller may see',
    query: Type.Object({ search: SearchText(1) }),
    reply: Type.Object({ results: Type.Array(SearchHit) }),
    auth: 'user',
  }),
}
