import { openSiteConfig } from '../../support/site-config'
import type { UserInfo } from '@storefront/contract/entities/account/user'

/** One request of the app, as its answer and the assertions read it. */
export interface SeenRequest {
  readonly route: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}
/** Reply of a route: a body, or a function of the request. */
type Answer = object | ((request: SeenRequest) => object)

export const user: UserInfo = {
  uuid: 'u1',
  auid: 'a1',
  name: '林小满',
  avatar: null,
  mobile: '13800000001',
  email: '',
  birthday: null,
  is_mobile_bind: true,
  is_follow: true,
  node: null,
  perms: [],
}

const site = {
  slug: 'tea',
  name: '茶舍',
  logo_url: '',
  logo_square_url: '',
  home_url: '',
  language: 'zh-cn',
  time_zone: { name: 'Asia/Shanghai', offsets: [{ since: 0, minutes: 480 }] },
  currency_info: { symbol: '¥', code: 'CNY', exponent: 2 },
  wx_qr_url: '',
  wx_name: '',
  contact_phone: '',
  contact_name: '',
  contact_wx_qrcode: '',
  powered_by: { name: '', url: '' },
  web_view_hosts: [],
  theme: { primary: '#224466', primary_text: '#ffffff', accent: '#aa3300', background: '#fafafa' },
  extra_data: { icp_content: '' },
}
const config = openSiteConfig

const answers = new Map<string, Answer>()
let requests: SeenRequest[] = []

/** Answers a route (`GET /shop/basket/`, below /api) from now on; any other is not found. */
export const answer = (route: string, reply: Answer): void => void answers.set(route, reply)

/** Requests of a route so far. */
export const requestsOf = (route: string): readonly SeenRequest[] =>
  requests.filter((request) => request.route === route)

/** The browser's fetch, which jsdom lacks, answered by the shop. */
async function fetchFromShop(url: string, { method = 'GET', body }: RequestInit = {}) {
  const { pathname, searchParams } = new URL(url, window.location.href)
  const request = {
    route: `${method} ${pathname.replace(/^\/api/, '')}`,
    query: Object.fromEntries(searchParams),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
  }
  requests.push(request)
  const reply = answers.get(request.route)
  const text = JSON.stringify(
    typeof reply === 'function' ? reply(request) : (reply ?? { err_code: '10404', detail: '您访问的内容不存在' }),
  )
  return { ok: reply !== undefined, status: reply ? 200 : 404, headers: { get: () => null }, text: async () => text }
}

/** A shop that knows its site and who is here: a user, or a visitor with `null`. */
export function openShop(who: UserInfo | null = null): void {
  answers.clear()
  requests = []
  Object.assign(globalThis, { fetch: fetchFromShop })
  answer('GET /mpage/user/pageconfig/', { site, user: who, config, basket_count: 0 })
  answer('POST /base/log/', { ok: true })
  answer('GET /flashmessage/', { count: 0, results: [] })
}
