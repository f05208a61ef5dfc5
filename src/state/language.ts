import type { Catalogue } from '@storefront/contract/entities/site/language'
import { DEFAULT_LANGUAGE, type Language } from '@storefront/contract/language'
import type { TextTree } from '@storefront/contract/texts'
import { addLanguage, currentLanguage, hasLanguage, showLanguage, t } from '@/i18n'
import { chooseLanguage, languageFrom, startLanguage } from '@/i18n/language'
import { feedback } from '@/platform/feedback'
import { firstRenderEnd } from '@/platform/first-page'
import { launchParams } from '@/platform/launch-params'
import { stored } from '@/platform/storage'
import { tabs } from '@/platform/tabs'
import { tabLabels } from '@/routes/tabs'
import { siteApi } from '@/services/api/site'
import { queryClient } from '@/services/query'
import { isLoggedIn } from './session'

export { useLanguage } from '@/i18n'

/** The last language that was fetched, whole: the next visit shows it at once, also without a network. */
const cache = stored<Catalogue | null>('catalogue', {
  version: 1,
  empty: null,
  cache: true,
  check: (value): value is Catalogue | null =>
    value === null || (typeof value === 'object' && 'namespaces' in value && 'version' in value),
})

/** Fetches a language; the reply has no texts when those in the cache are the present ones. */
async function fetchCatalogue(language: Language, version?: string): Promise<void> {
  const catalogue = await siteApi.catalogue(language, version)
  if (!catalogue.namespaces) return
  cache.write(catalogue)
  addLanguage(language, catalogue.namespaces as Record<string, TextTree>)
}

/** Brings a language's texts: from the device, renewed in the background, or else from the server. */
async function loadLanguage(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE || hasLanguage(language)) return
  const cached = cache.read()
  if (cached?.language !== language || !cached.namespaces) return fetchCatalogue(language)
  addLanguage(language, cached.namespaces as Record<string, TextTree>)
  void fetchCatalogue(language, cached.version).catch(() => {})
}

function labelTabs(): void {
  tabs.setLabels(
    tabLabels([t('common.tabs.home'), t('common.tabs.category'), t('common.tabs.basket'), t('common.tabs.me')]),
  )
}

async function show(language: Language): Promise<void> {
  await loadLanguage(language)
  await showLanguage(language)
  labelTabs()
}

/**
 * Shows the language that the address names (`?lang=`, for this visit alone), or that of the visitor's last visit. Its
 * texts may not come: then they stay Chinese.
 */
export async function restoreLanguage(): Promise<void> {
  const addressLanguage = languageFrom(launchParams.consume(['lang']).lang)
  if (addressLanguage) chooseLanguage(addressLanguage, 'address')
  const language = startLanguage()
  // A document in another language than the visitor's is read in its own until it is the app's; its texts are those of
  // its screen.
  if (language === currentLanguage() && hasLanguage(language)) return
  await firstRenderEnd()
  await show(language).catch(() => {})
}

/** The site's own language, for a visitor who has chosen none. */
export async function followSiteLanguage(language: Language): Promise<void> {
  chooseLanguage(language, 'site')
  await show(language).catch(() => {})
}

/**
 * Sets the visitor's choice: it is remembered, and what the server returned in the other language is requested again.
 */
export async function setLanguage(language: Language): Promise<void> {
  try {
    await show(language)
    chooseLanguage(language, 'visitor')
    // Messages that the user gets later use it, too. Every request carries the language, so a failure has no effect
    // here.
    if (isLoggedIn()) void siteApi.switchLanguage(language).catch(() => {})
    await queryClient.invalidateQueries()
  } catch {
    feedback.toast(t('error.network'))
  }
}
