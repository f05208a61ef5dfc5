import { fromPath } from '@/platform/site/paths'
import { type Match, matchPath } from '@/routes/match'

/** Returns the screen that the address bar names; one that the table does not know is the not-found screen. */
export function here(): Match {
  const { pathname, search } = window.location
  const address = fromPath(pathname)
  return (
    (address !== undefined ? matchPath(address + search) : undefined) ?? {
      name: 'notfound',
      params: { address: pathname },
    }
  )
}
