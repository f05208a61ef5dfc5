import { type InputOf, call } from './client'

type Read = { readonly signal?: AbortSignal }
export type VerifyKind = InputOf<'POST /base/user/verify/'>['body']['kind']
export type LogEntry = InputOf<'POST /base/log/'>['body']['entries'][number]
export type MiniVendor = InputOf<'POST /base/user/login_mini/'>['body']['vendor']
export type RegionLevel = InputOf<'GET /districts/{level}/'>['params']['level']

/** Site, login, regions and the client's own log. */
export const base = {
  pageconfig: (options?: Read) => call('GET /mpage/user/pageconfig/', {}, options),
  verifyMobile: (mobile: string, kind: VerifyKind) => call('POST /base/user/verify/', { body: { mobile, kind } }),
  loginMobile: (mobile: string, verify_code: string) => call('POST /base/user/login_mobile/', { body: { mobile, verify_code } }),
  loginMini: (vendor: MiniVendor, code: string) => call('POST /base/user/login_mini/', { body: { vendor, code } }, { silent: true }),
  logout: () => call('POST /base/user/logout/'),
  me: (options?: Read) => call('GET /base/user/me/', {}, options),
  /** One level of the regions below `parent` (a province's 2 digits or a city's 4); provinces have none. */
  districts: (level: RegionLevel, parent?: string, options?: Read) =>
    call(
      'GET /districts/{level}/',
      { params: { level }, query: level === 'city' ? { province__code: parent } : { city__code: parent } },
      { ...options, silent: true },
    ),
  flashMessages: () => call('GET /flashmessage/', {}, { silent: true }),
  log: (entries: LogEntry[]) => call('POST /base/log/', { body: { entries } }, { silent: true }),
}
