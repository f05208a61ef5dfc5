import { openSiteConfig } from '../../support/site-config'
import { type LittleServer, startServer } from './server'

let server: LittleServer | undefined

/** The server that the app of this test speaks to. */
export function shop(): LittleServer {
  if (!server) throw new Error('no server: openShop() first')
  return server
}
export const origin = (): string => shop().origin

const site = {
  slug: 'tea',
  name: '茶',
  language: 'zh-cn',
  time_zone: { name: 'Asia/Shanghai', offsets: [{ since: 0, minutes: 480 }] },
  currency_info: { symbol: '¥', code: 'CNY', exponent: 2 },
  theme: { primary: '#224466', primary_text: '#ffffff', accent: '#aa3300', background: '#fafafa' },
  web_view_hosts: [],
}
const config = openSiteConfig
export const theUser = {
  uuid: 'u1',
  auid: 'a1',
  name: '林',
  avatar: null,
  mobile: '',
  email: '',
  birthday: null,
  is_mobile_bind: true,
  is_follow: true,
  node: null,
  perms: [],
}

/** Reply to the app's first call. */
export const pageconfig = { site, user: theUser, config, basket_count: 0 }

/** A server that knows the site and its one user, who is logged in from the start. */
export async function openShop(): Promise<LittleServer> {
  server = await startServer()
  server.on('GET /mpage/user/pageconfig/', () => ({
    body: pageconfig,
    headers: { 'Set-Cookie': 'csrftoken=c5; Path=/' },
  }))
  server.on('POST /base/log/', () => ({ body: { ok: true } }))
  server.on('GET /flashmessage/', () => ({ body: { count: 0, results: [] } }))
  return server
}
