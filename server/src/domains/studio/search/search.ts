import { type SearchKind, searchKinds, searchRows } from '@storefront/contract/domain/ops/search'
import type { SearchHit } from '@storefront/contract/entities/studio/search'
import { hasPermission } from '@storefront/contract/has-permission'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { listOpsOrders } from '../../ops/order/service'
import { listContent } from '../content/list'
import { listCustomers } from '../customer/list'
import { listPages } from '../page/list'
import { listProducts } from '../product/list'

/** More of a kind are for its own list. */
const HITS_OF_KIND = 5

interface Query {
  readonly search: string
  readonly limit: number
}
type Hit = Omit<SearchHit, 'kind'>
interface Found<Row> {
  readonly results: readonly Row[]
}

/** Returns the search by a list: the list's own rules, and its first rows. */
const listSearch =
  <Row>(list: (ctx: UserCtx, query: Query) => Promise<Found<Row> | Failure>, hitOf: (row: Row) => Hit) =>
  async (ctx: UserCtx, query: Query): Promise<Hit[]> => {
    const reply = await list(ctx, query)
    return reply instanceof Failure ? [] : reply.results.map(hitOf)
  }
const contentHit = ({ id, title }: { id: number; title: string }): Hit => ({ id, title, note: '' })

/** The search of each kind, by its list: what a list does not show, nobody finds. */
const searches: Readonly<Record<SearchKind, (ctx: UserCtx, query: Query) => Promise<Hit[]>>> = {
  order: listSearch(listOpsOrders, ({ id, number, user, status_display }) => ({
    ...{ id, title: number },
    note: [user.name, status_display].filter(Boolean).join(' · '),
  })),
  product: listSearch(listProducts, ({ id, name, category }) => ({ id, title: name, note: category ?? '' })),
  customer: listSearch(listCustomers, ({ id, name, mobile }) => ({ id, title: name, note: mobile })),
  page: listSearch(listPages, ({ id, title, slug }) => ({ id, title, note: slug })),
  event: listSearch((ctx, query) => listContent(ctx, 'event.event', query), contentHit),
  article: listSearch((ctx, query) => listContent(ctx, 'post.article', query), contentHit),
  coupon: listSearch((ctx, query) => listContent(ctx, 'shop.coupon', query), contentHit),
}

/** Searches the kinds that the caller may see, one after the other, so that a search takes one connection. */
export async function searchStudio(ctx: UserCtx, text: string): Promise<{ results: SearchHit[] }> {
  const search = text.trim()
  const results: SearchHit[] = []
  if (search === '') return { results }
  for (const kind of searchKinds) {
    if (!hasPermission(ctx.perms, searchRows[kind].permission)) continue
    const hits = await searches[kind](ctx, { search, limit: HITS_OF_KIND })
    results.push(...hits.map((hit) => ({ kind, ...hit })))
  }
  return { results }
}
