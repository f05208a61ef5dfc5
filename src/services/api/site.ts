import { call, type InputOf, type Read } from '../client'

export type RegionLevel = InputOf<'GET /districts/{level}/'>['params']['level']

/** Parameter that names the region above a level. */
const PARENT_PARAMS = {
  province: 'province__code',
  city: 'province__code',
  district: 'city__code',
  village: 'district__code',
} as const

/**
 * The site, its nodes, languages and regions (spec 7, Base), one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const siteApi = {
  // It tells who is here: whatever else waits for that, this call must not.
  pageconfig: (options?: Read) => call('GET /mpage/user/pageconfig/', {}, { ...options, renew: false }),
  flashMessages: () => call('GET /flashmessage/', {}, { silent: true }),
  languages: (options?: Read) => call('GET /base/user/languages/', {}, options),
  switchLanguage: (language: string) =>
    call('POST /base/user/switch_language/', { body: { language } }, { silent: true }),
  /** The texts of a language that the client does not carry; none when `version` is the present one. */
  catalogue: (language: string, version?: string) =>
    call('GET /base/catalogue/{language}/', { params: { language }, query: { version } }, { silent: true }),
  setNode: (uuid: string, node: number) =>
    call('POST /base/user/{uuid}/set_node/', { params: { uuid }, body: { node } }),
  /** Tells which message templates the user granted; `order` is the number of the order that it was about. */
  notifyConfig: (templates: readonly string[], order?: string) =>
    call('POST /base/user/notifyconfig/', { body: { templates: [...templates], order } }, { silent: true }),
  nodeRoots: (options?: Read) => call('GET /base/node/roots/', {}, options),
  nodeChildren: (id: number, options?: Read) => call('GET /base/node/{id}/children/', { params: { id } }, options),
  /** Signature of a page's address (without fragment) for the messaging app's SDK. */
  jssdk: (url: string) => call('GET /base/jssdk/', { query: { url } }, { silent: true }),
  /** One level of the regions below `parent`, the code of the region above; provinces have none. @param country else the site's */
  districts: (level: RegionLevel, parent?: string, country?: string, options?: Read) =>
    call(
      'GET /districts/{level}/',
      { params: { level }, query: { country, [PARENT_PARAMS[level]]: parent } },
      { ...options, silent: true },
    ),
}
