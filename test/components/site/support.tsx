import { openSiteConfig } from '../../support/site-config'
import type { PageConfig, Site } from '@storefront/contract/entities/site/site'
import type { Node, NodeLevel } from '@storefront/contract/entities/site/node'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import type { RouteName } from '@storefront/contract/routes'
import type { ReactElement } from 'react'
import { siteChrome } from '@/features/site/components/chrome'
import { siteApi } from '@/services/api/site'
import { session } from '@/state/session'
import { loadSite } from '@/state/site'
import { registerChrome } from '@/ui/layout/chrome'
import { cleanup } from '../../setup/render'
import { renderScreen, user } from '../fixtures'

export const siteOf = (more: Partial<Site> = {}): Site => ({
  slug: 'main',
  name: '青拾生活',
  logo_url: '/media/logo.png',
  logo_square_url: '/media/square.png',
  home_url: '',
  language: 'zh-cn',
  country: 'CN',
  time_zone: { name: 'Asia/Shanghai', offsets: [{ since: 0, minutes: 480 }] },
  currency_info: { symbol: '¥', code: 'CNY', exponent: 2 },
  wx_qr_url: '/media/qr.png',
  wx_name: '青拾',
  contact_phone: '400-820-0000',
  contact_name: '客服小青',
  contact_wx_qrcode: '/media/service.png',
  powered_by: { name: 'Storefront', url: 'https://maker.example/' },
  web_view_hosts: [],
  theme: { primary: '#1f4d3a', primary_text: '#ffffff', accent: '#b5532a', background: '#f7f5f0' },
  extra_data: { icp_content: '浙ICP备20260001号' },
  ...more,
})

const config: PageConfig['config'] = openSiteConfig

interface Around {
  readonly site?: Partial<Site>
  readonly config?: Partial<PageConfig['config']>
  readonly at?: RouteName
  readonly params?: Record<string, string>
  /** A visitor is null. */
  readonly as?: UserInfo | null
}

/** Renders a screen with all that a site puts around it. */
export async function renderAround(
  ui: ReactElement,
  { site, config: switches, at = 'shop.product', params = {}, as = user }: Around = {},
) {
  cleanup()
  const pageConfig = { site: siteOf(site), config: { ...config, ...switches }, basket_count: 0 }
  jest
    .spyOn(siteApi, 'pageconfig')
    // Asked again, the server knows what was changed since.
    .mockImplementation(async () => ({ ...pageConfig, user: session().user }))
    .mockResolvedValueOnce({ ...pageConfig, user: as })
  registerChrome(siteChrome)
  await loadSite()
  return renderScreen(ui, params, as, at)
}

export const nodeOf = (id: number, name: string, more: Partial<Node> = {}): Node => ({
  id,
  name,
  depth: 1,
  numchild: 0,
  is_active: true,
  ...more,
})
export const levelOf = (results: Node[], user_paths: Node[] = []): NodeLevel => ({
  count: results.length,
  results,
  user_paths,
})
