import type { NodeLevel } from '@storefront/contract/entities/site/node'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { siteApi } from '@/services/api/site'
import { keys } from '@/services/query'

/** Returns one level of the classification: the roots, or what lies right below `parent`. */
export function useNodes(parent: number | undefined, enabled = true): UseQueryResult<NodeLevel> {
  return useQuery({
    queryKey: keys.nodes(parent),
    queryFn: ({ signal }) =>
      parent === undefined ? siteApi.nodeRoots({ signal }) : siteApi.nodeChildren(parent, { signal }),
    enabled,
  })
}
