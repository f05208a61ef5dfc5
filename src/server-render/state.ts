import type { RenderInput } from '@storefront/contract/first-page'
import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { addLanguage, hasLanguage, renewTexts, showLanguage } from '@/i18n'
import { setFirstRender } from '@/platform/first-page/index.server'
import { setSite } from '@/platform/site/index.server'
import { setScreen } from '@/router/router.server'
import { queryClient } from '@/services/query'
import { type InitialEntity, writeInitialData } from '@/state/initial-data'
import { beginSite } from '@/state/site'
import type { Match } from '@/routes/match'

/**
 * Sets the stores as they are in the browser when a visitor opens the page. Rendering is synchronous, so nothing of one
 * page reaches another one; what is left is replaced by the next, and the replies of calls are dropped.
 */
export function withState<T>(input: RenderInput, match: Match, render: () => T): T {
  const { language, texts, site, webRoot, initialData } = input
  queryClient.clear()
  setFirstRender(input)
  setSite(webRoot)
  setScreen(match)
  beginSite(site)
  if (language !== DEFAULT_LANGUAGE && !hasLanguage(language)) addLanguage(language, texts)
  void showLanguage(language)
  renewTexts()
  writeInitialData(initialData.id, initialData.data as InitialEntity)
  try {
    return render()
  } finally {
    queryClient.clear()
  }
}
