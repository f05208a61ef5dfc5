import type { EditableProduct, ProductChange } from '@storefront/contract/entities/studio/product'
import { PRODUCT_CHANGES_MAX } from '@storefront/contract/constants'
import { call, type Reply } from '../../calls/call'
import { submitOnce } from '../../calls/submit-key'

type Query = Readonly<Record<string, string | number | boolean | undefined>>
const CALL_SIZE = 100

/** Ids of all products that a list's filters leave, as many as one change takes. */
async function matchingIds(query: Query): Promise<number[]> {
  const ids: number[] = []
  for (let offset = 0; offset < PRODUCT_CHANGES_MAX; offset += CALL_SIZE) {
    const { count, results } = await call('GET /studio/product/', { query: { ...query, limit: CALL_SIZE, offset } })
    ids.push(...results.map(({ id }) => id))
    if (offset + CALL_SIZE >= count) break
  }
  return ids
}

export const bulkCalls = {
  matchingIds,
  read: async (ids: readonly number[]): Promise<readonly EditableProduct[]> => {
    const { results } = await call('GET /studio/product/bulk/', { query: { ids: ids.join(',') } })
    return results
  },
  /** Writes all of them or none; gives the versions that an undo has to name. */
  change: (changes: ProductChange[]): Promise<Reply<'POST /studio/product/bulk/'>> =>
    submitOnce('product-bulk', changes, (key) => call('POST /studio/product/bulk/', { body: { changes }, key })),
}
