import type { LocalImage } from '@/platform/images/types'
import { type InputOf, type Reply, call } from './client'
import { type UploadOptions, upload } from './upload'

type Read = { readonly signal?: AbortSignal }
export type VerifyKind = InputOf<'POST /base/user/verify/'>['body']['kind']
export type MiniVendor = InputOf<'POST /base/user/login_mini/'>['body']['vendor']
export type RegionLevel = InputOf<'GET /districts/{level}/'>['params']['level']
export type Binding = InputOf<'POST /base/user/bind_mobile/'>['body']
export type Particulars = InputOf<'PUT /base/user/me/'>['body']
export type Drag = InputOf<'POST /base/captcha/{id}/verify/'>['body']
type LanguageCode = InputOf<'POST /base/user/switch_language/'>['body']['language']

const silent = { silent: true } as const

/** Site, login, the user's own account, nodes, captcha, regions and uploads (spec 7, Base). */
export const base = {
  // It tells who is here: whatever else waits for that, this call must not.
  pageconfig: (options?: Read) => call('GET /mpage/user/pageconfig/', {}, { ...options, renew: false }),
  flashMessages: () => call('GET /flashmessage/', {}, silent),

  /** Sends a code; `captcha` is the id of one that was passed, where the site asks for it. */
  verifyMobile: (mobile: string, kind: VerifyKind, captcha?: string) => call('POST /base/user/verify/', { body: { mobile, kind, captcha } }),
  // A login that is refused with 401 is not to be answered with another login.
  loginMobile: (mobile: string, verify_code: string) => call('POST /base/user/login_mobile/', { body: { mobile, verify_code } }, { renew: false }),
  loginMini: (vendor: MiniVendor, code: string) => call('POST /base/user/login_mini/', { body: { vendor, code } }, { ...silent, renew: false }),
  /** By the code that WeChat's browser came back with. */
  loginWx: (code: string) => call('POST /base/user/login_wx/', { body: { code } }, { ...silent, renew: false }),
  logout: () => call('POST /base/user/logout/', {}, { ...silent, renew: false }),

  me: (options?: Read) => call('GET /base/user/me/', {}, options),
  updateMe: (body: Particulars) => call('PUT /base/user/me/', { body }),
  bindMobile: (body: Binding, idempotencyKey: string) => call('POST /base/user/bind_mobile/', { body }, { idempotencyKey }),
  languages: (options?: Read) => call('GET /base/user/languages/', {}, options),
  switchLanguage: (language: LanguageCode) => call('POST /base/user/switch_language/', { body: { language } }, silent),
  setNode: (uuid: string, node: number) => call('POST /base/user/{uuid}/set_node/', { params: { uuid }, body: { node } }),
  /** Tells which message templates the user granted; `order` is the number of the order that it was about. */
  notifyConfig: (templates: readonly string[], order?: string) => call('POST /base/user/notifyconfig/', { body: { templates: [...templates], order } }, silent),

  nodeRoots: (options?: Read) => call('GET /base/node/roots/', {}, options),
  nodeChildren: (id: number, options?: Read) => call('GET /base/node/{id}/children/', { params: { id } }, options),

  captcha: () => call('POST /base/captcha/', {}, silent),
  captchaVerify: (id: string, drag: Drag) => call('POST /base/captcha/{id}/verify/', { params: { id }, body: drag }, silent),
  /** Signature of a page's address (without fragment) for the messaging app's SDK. */
  jssdk: (url: string) => call('GET /base/jssdk/', { query: { url } }, silent),

  /** One level of the regions below `parent` (a province's 2 digits or a city's 4); provinces have none. */
  districts: (level: RegionLevel, parent?: string, options?: Read) =>
    call(
      'GET /districts/{level}/',
      { params: { level }, query: level === 'city' ? { province__code: parent } : { city__code: parent } },
      { ...options, ...silent },
    ),
  /** Uploads a chosen picture: its id and addresses. */
  uploadImage: (image: LocalImage, options?: UploadOptions) => upload('/base/upload/', image, options) as Promise<Reply<'POST /base/upload/'>>,
}
