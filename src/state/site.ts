import type { Currency } from '@storefront/contract/domain/money'
import type { PageConfig, Site } from '@storefront/contract/entities/site/site'
import { replaceEqualDeep } from '@tanstack/react-query'
import { create } from 'zustand'
import { renewTexts } from '@/i18n'
import { hasOwnLanguage, languageFrom } from '@/i18n/language'
import { setTimeZone } from '@/lib/time'
import { firstRenderEnd, firstSite } from '@/platform/first-page'
import { configureWebLogin } from '@/platform/login'
import { stored } from '@/platform/storage'
import { configureWebHosts } from '@/platform/web-hosts'
import { siteApi } from '@/services/api/site'
import { setCountryCode, setCurrency, setSiteLanguage } from '@/ui/stores'
import { setSiteThemes } from './appearance'
import { setBasketCount } from './basket-count'
import { followSiteLanguage } from './language'
import { setUser } from './session'
import { startAgain } from './startup'

type Config = PageConfig['config']

export interface SiteState {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly site: Site | null
  readonly config: Config
  readonly currency: Currency
  /** Error of the loading; null without one. */
  readonly error: unknown
}

const NO_CONFIG: Config = {
  login_required: false,
  mobile_bind_required: false,
  node_required: false,
  follow_prompt: false,
  captcha_required: false,
  is_open: true,
  mobile_form: { require_name: false, require_email: false, can_skip: false, phone_button: false },
  hot_words: [],
  review_version: '',
  app_review_version: '',
  wx_web: null,
  subscribe: { order: [], stock: [], price: [] },
  preview_origins: [],
}
/** Spec 3: the symbol defaults to ¥. */
const YUAN: Currency = { code: 'CNY', symbol: '¥', exponent: 2 }

const isSite = (value: unknown): value is Site | null =>
  value === null || (typeof value === 'object' && 'theme' in value && 'currency_info' in value && 'time_zone' in value)
const siteCache = stored<Site | null>('site', { version: 3, empty: null, check: isSite, cache: true })

const stateOf = (site: Site | null): Pick<SiteState, 'site' | 'currency'> => ({
  site,
  currency: site?.currency_info ?? YUAN,
})

// The site that the document was rendered for, or as it was on the last visit, is shown at once, so that the colours do
// not jump.
const initialState = (site: Site | null): SiteState => ({
  status: 'loading',
  config: NO_CONFIG,
  error: null,
  ...stateOf(site),
})
const store = create<SiteState>()(() => initialState(firstSite ?? siteCache.read()))

/**
 * The primitives and the platform know no site: they are given its colours, its money, its language, its time zone and
 * its hosts.
 */
function applySite({ theme, theme_dark, currency_info, country, language, time_zone, web_view_hosts }: Site): void {
  setSiteThemes(theme, theme_dark)
  setCurrency(currency_info)
  setCountryCode(country)
  setSiteLanguage(language)
  if (setTimeZone(time_zone.offsets)) renewTexts()
  configureWebHosts(web_view_hosts)
}

/** Before the first screen: the colours, the money and the time zone of the last visit. */
export function applyCachedTheme(): void {
  const { site } = store.getState()
  if (site) applySite(site)
}

/** Begins with a site, of which nothing but itself is known: the server renders each page so. */
export function beginSite(site: Site): void {
  store.setState(initialState(site))
  applySite(site)
}

/**
 * Loads the site, its switches, the user and the basket's count; true when the reply came. Never rejects: `status` has
 * the result. The shown state, a failure too, stays while the site is requested again.
 */
export async function loadSite(): Promise<boolean> {
  try {
    const { user, basket_count, ...loaded } = await siteApi.pageconfig()
    // Changed during the takeover, it would have the screen drawn again in the same task.
    await firstRenderEnd()
    // What is the same as before stays the same object: every price and heading of the screen reads a part of the site.
    const { site, config } = replaceEqualDeep(
      { site: store.getState().site, config: store.getState().config },
      { site: loaded.site, config: loaded.config },
    )
    siteCache.write(site)
    store.setState({ status: 'ready', error: null, config, ...stateOf(site) })
    applySite(site)
    configureWebLogin(config.wx_web)
    setUser(user)
    setBasketCount(basket_count)
    const language = languageFrom(site.language)
    if (language && !hasOwnLanguage()) await followSiteLanguage(language)
    return true
  } catch (error) {
    if (store.getState().status !== 'ready') store.setState({ status: 'failed', error })
    return false
  }
}

/** Repeats a lost start when the visitor asks for it (重新加载): what waits for it shows that it is loading. */
export function retryStart(): void {
  if (store.getState().status === 'failed') store.setState({ status: 'loading', error: null })
  void startAgain()
}

/** Returns the site outside components. @public */
export const siteState = (): SiteState => store.getState()

/** `useSite()` or `useSite((s) => s.currency)`. */
export function useSite(): SiteState
export function useSite<T>(select: (state: SiteState) => T): T
export function useSite<T>(select?: (state: SiteState) => T): T | SiteState {
  return store(select ?? ((state) => state as T & SiteState))
}

export const useCurrency = (): Currency => store((state) => state.currency)
