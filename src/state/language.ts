import type { Language } from '@storefront/contract/language'
import { showLanguage, t } from '@/i18n'
import { chooseLanguage, startLanguage } from '@/i18n/language'
import { feedback } from '@/platform/feedback'
import { tabs } from '@/platform/tabs'
import { tabLabels } from '@/routes/tabs'
import { siteApi } from '@/services/api/site'
import { queryClient } from '@/services/query'
import { isLoggedIn } from './session'

export { useLanguage } from '@/i18n'

function labelTabs(): void {
  tabs.setLabels(tabLabels([t('common.tabs.home'), t('common.tabs.category'), t('common.tabs.basket'), t('common.tabs.me')]))
}

async function show(language: Language): Promise<void> {
  await showLanguage(language)
  labelTabs()
}

/** Shows the language of the visitor's last visit. Its file may not come: then the words stay Chinese. */
export async function restoreLanguage(): Promise<void> {
  const language = startLanguage()
  if (language !== 'zh-cn') await show(language).catch(() => {})
}

/** The site's own language, for a visitor who has chosen none. */
export async function followSiteLanguage(language: Language): Promise<void> {
  chooseLanguage(language, false)
  await show(language).catch(() => {})
}

/** Sets the visitor's choice: it is remembered, and what the server returned in the other language is requested again. */
export async function setLanguage(language: Language): Promise<void> {
  try {
    await show(language)
    chooseLanguage(language, true)
    // Messages that the user gets later use it, too. Every request carries the language, so a failure has no effect here.
    if (isLoggedIn()) void siteApi.switchLanguage(language).catch(() => {})
    await queryClient.invalidateQueries()
  } catch {
    feedback.toast(t('error.network'))
  }
}
