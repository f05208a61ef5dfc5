import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useT } from '@/i18n'
import { askForMessages } from '@/features/site/askForMessages'
import { feedback } from '@/platform/feedback'
import { catalogApi } from '@/services/api/catalog'
import { showError } from '@/services/error-handler'
import { keys, queryClient, replaceQueryData } from '@/services/query'
import { addDeviceSaved, joinDeviceSaved, removeDeviceSaved, useDeviceSaved } from '@/state/saved-products'
import { useSession, watchSessionStatus } from '@/state/session'

/** Whether a product is a favourite, on the server for a user and on the device for a visitor, and its switch. */
export function useFavourite(productId: number): {
  readonly isFavourite: boolean
  readonly toggle: () => Promise<void>
} {
  const t = useT()
  const isUser = useSession(({ user }) => user !== null)
  const deviceIds = useDeviceSaved('favourite')
  const key = keys.saved('favourite', productId)
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      await joinDeviceSaved()
      return (await catalogApi.favourites({ id: String(productId), limit: 1 }, { signal })).count > 0
    },
    enabled: isUser,
  })
  const isFavourite = isUser ? data === true : deviceIds.includes(productId)
  const toggle = async () => {
    const isWanted = !isFavourite
    if (isUser) {
      if (isWanted) void askForMessages('price')
      replaceQueryData(key, isWanted)
      try {
        await (isWanted ? catalogApi.addFavourites([productId]) : catalogApi.removeFavourite(productId))
      } catch (error) {
        replaceQueryData(key, !isWanted)
        showError(error)
        return
      }
      void queryClient.invalidateQueries({ queryKey: [...keys.saved('favourite'), 'list'] })
    } else if (isWanted) addDeviceSaved('favourite', productId)
    else removeDeviceSaved('favourite', productId)
    feedback.toast(t(!isWanted ? 'saved.removed' : isUser ? 'saved.addedAndWatched' : 'saved.added'), { at: 'center' })
  }
  return { isFavourite, toggle }
}

/** Notes that a product was looked at. A failure is nobody's concern: it is seen again. */
export function useNoteSeen(productId: number): void {
  // Who is here changes nothing that the product shows: it is not drawn again for it.
  useEffect(
    () =>
      watchSessionStatus((status) => {
        if (status === 'visitor') addDeviceSaved('seen', productId)
        if (status !== 'user') return
        void joinDeviceSaved()
          .then(() => catalogApi.addSeen([productId]))
          .then(() => queryClient.invalidateQueries({ queryKey: keys.saved('seen') }))
          .catch(() => {})
      }),
    [productId],
  )
}
