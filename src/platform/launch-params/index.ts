import { parseQuery } from '@/lib/query'
import { removeFromScreen } from './screen-params'
import type { LaunchParams } from './types'

const pick = (keys: readonly string[]) =>
  Object.entries(parseQuery(window.location.search)).filter(([key]) => keys.includes(key))

export const launchParams: LaunchParams = {
  consume(keys) {
    const params = pick(keys)
    if (params.length === 0) return {}
    // The screen in front writes its address without them; before the first screen there is only the address bar.
    removeFromScreen(params.map(([key]) => key))
    if (pick(keys).length > 0) {
      const url = new URL(window.location.href)
      for (const [key] of params) url.searchParams.delete(key)
      window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash)
    }
    return Object.fromEntries(params)
  },
  listen() {},
}
