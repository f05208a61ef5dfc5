import { useQuery } from '@tanstack/react-query'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useRoute } from '@/router'
import { afterSalesApi, afterSalesKeys } from '@/services/api/after-sales'

/** Reads the return that the route names anew each time; `guard` is the state of a screen whose visitor has to log in. */
export function useOrderReturn() {
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: afterSalesKeys.orderReturn(number),
    queryFn: ({ signal }) => afterSalesApi.orderReturn(number, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  return { number, guard, query }
}
