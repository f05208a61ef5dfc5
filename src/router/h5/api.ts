import { hrefFor } from '@/routes/build'
import { matchPage } from '@/routes/match'
import type { OpenMode } from '@/router/types'
import { currentEntry } from '@/platform/history-entries'
import { goBack, navigate, nextArrival } from './navigation'
import { allScreens } from './screens'

/** Taro's navigation calls, for libraries that use them. Ours goes through `router/navigate`. */
interface Done {
  readonly errMsg: string
}
interface Option {
  readonly url: string
  readonly success?: (outcome: Done) => void
  readonly fail?: (outcome: Done) => void
  readonly complete?: (outcome: Done) => void
}

const opener =
  (method: string, mode: OpenMode) =>
  async (option: Option): Promise<Done> => {
    const match = matchPage(option.url)
    if (!match) {
      const failure = { errMsg: `${method}:fail page "${option.url}" is not found` }
      option.fail?.(failure)
      option.complete?.(failure)
      if (option.fail || option.complete) return failure
      throw failure
    }
    await navigate(hrefFor(match.name, match.params), mode)
    const outcome = { errMsg: `${method}:ok` }
    option.success?.(outcome)
    option.complete?.(outcome)
    return outcome
  }

export const navigateTo = opener('navigateTo', 'push')
export const redirectTo = opener('redirectTo', 'replace')
export const reLaunch = opener('reLaunch', 'relaunch')
export const switchTab = opener('switchTab', 'push')

/** Goes back `delta` screens; from the first one it goes home. */
export async function navigateBack(option: { delta?: number } = {}): Promise<Done> {
  if (goBack(Math.max(1, option.delta ?? 1))) await nextArrival()
  else await navigate(hrefFor('mobile.index'), 'replace')
  return { errMsg: 'navigateBack:ok' }
}

/** Returns the open screens from the first to the one in front, as Taro lists them. */
export function getCurrentPages(): object[] {
  const { index } = currentEntry()
  return allScreens()
    .filter((screen) => screen.entry.index <= index)
    .sort((a, b) => a.entry.index - b.entry.index)
    .map(({ taro }) => ({ ...taro.page, route: taro.page.path?.replace(/\?.*/, '') ?? '' }))
}
