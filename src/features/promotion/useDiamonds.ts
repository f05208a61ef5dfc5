import { useQuery } from '@tanstack/react-query'
import { coinKeys, coinsApi } from '@/services/api/coins'
import { useSession } from '@/state/session'

/** Returns the user's diamonds; null of a visitor and until they are known. */
export function useDiamonds(): number | null {
  const isUser = useSession((state) => state.status === 'user')
  const account = useQuery({
    queryKey: coinKeys.account(),
    queryFn: ({ signal }) => coinsApi.account({ signal }),
    enabled: isUser,
    staleTime: 0,
  })
  return isUser ? (account.data?.diamond.amount ?? null) : null
}
