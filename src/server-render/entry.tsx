import '@/platform/base-style'
import type { RenderInput, RenderedPage } from '@storefront/contract/first-page'
import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { siteChrome } from '@/features/site/components/chrome'
import { routeOf } from '@/routes/build'
import { matchPath } from '@/routes/match'
import { queryClient } from '@/services/query'
import { registerChrome } from '@/ui/layout/chrome'
import { screens } from './screens'
import { withState } from './state'
import { textsFor } from './texts'

registerChrome(siteChrome)

/** The tree that Taro's runtime makes of an app with one page; the ids that React gives depend on it. */
const appOf = (Screen: ComponentType) => (
  <QueryClientProvider client={queryClient}>{[<Page key="page" Screen={Screen} />]}</QueryClientProvider>
)

const Page = ({ Screen }: { readonly Screen: ComponentType }) => (
  <div className="taro_page">
    <Screen />
  </div>
)

/** See `ServerRender` in contract/first-page. */
export function render(input: RenderInput): RenderedPage | null {
  const match = matchPath(input.path)
  const Screen = match && screens[match.name]
  if (!match || !Screen) return null
  const { site, language, now, texts, hasComments } = input
  const html = withState(input, match, () => renderToString(appOf(Screen)))
  const firstPage = {
    site,
    language,
    now,
    texts: language === DEFAULT_LANGUAGE ? null : textsFor(match.name, texts),
    hasComments,
  }
  return { html, firstPage, page: routeOf(match.name).page }
}
