import { keysOf } from '@storefront/contract/domain/keys-of'
import type { EndpointKey, EndpointRow } from '@storefront/contract/endpoints'

const TEN_MINUTES = 600
const DAY = 86_400

/** Input of a call before its validation. */
export interface RawInput {
  readonly query: unknown
  readonly body: unknown
}

/** A field of a call's query or body. */
type LimitedField = readonly [part: keyof RawInput, name: string]

/** Limit on how often one caller may do costly work or guess. */
export interface LimitRow {
  /** Group of calls that are counted together. */
  readonly per: 'ip' | 'user' | 'mobile'
  /** Counted over all sites: the platform pays. Else each site counts its own. */
  readonly of?: 'platform'
  /** The window, in seconds. */
  readonly seconds: number
  /** The setting's name in the environment (.env.example explains each), and what counts without it. */
  readonly setting: string
  readonly standard: number
  /** Minimum of the setting; 1 by default. */
  readonly min?: 0
  /**
   * Calls that are counted before anything else is done for them. A limit without calls is counted in the code that
   * names it.
   */
  readonly calls: readonly EndpointKey[]
  /** Counted as well for every call that takes one of these fields, when one gives it. */
  readonly fields?: readonly LimitedField[]
}

/** Every limit. A call that sends, draws, makes users, asks a vendor or searches has a row here. */
export const limitRows = {
  smsPerIp: {
    per: 'ip',
    of: 'platform',
    seconds: TEN_MINUTES,
    setting: 'SMS_PER_IP',
    standard: 30,
    calls: [
      'POST /base/user/verify/',
      'POST /base/user/fresh/code/',
      'POST /studio/verify/',
      'POST /studio/fresh/code/',
    ],
  },
  smsFreePerIp: {
    per: 'ip',
    of: 'platform',
    seconds: TEN_MINUTES,
    setting: 'SMS_FREE_PER_IP',
    standard: 3,
    min: 0,
    calls: [],
  },
  smsPerMobile: { per: 'mobile', of: 'platform', seconds: DAY, setting: 'SMS_PER_MOBILE', standard: 20, calls: [] },
  // Notices that no call asks for: of bookings, registrations and seats.
  smsNoticesPerMobile: {
    per: 'mobile',
    of: 'platform',
    seconds: DAY,
    setting: 'SMS_NOTICES_PER_MOBILE',
    standard: 20,
    calls: [],
  },
  loginsPerIp: {
    per: 'ip',
    seconds: TEN_MINUTES,
    setting: 'LOGINS_PER_IP',
    standard: 100,
    calls: [
      'POST /base/user/login_mobile/',
      'POST /base/user/bind_mobile/',
      'POST /base/user/fresh/',
      'POST /studio/login/',
      'POST /studio/fresh/',
      'PUT /studio/totp/',
    ],
  },
  vendorLoginsPerIp: {
    per: 'ip',
    seconds: TEN_MINUTES,
    setting: 'VENDOR_LOGINS_PER_IP',
    standard: 200,
    calls: ['POST /base/user/login_mini/', 'POST /base/user/login_wx/'],
  },
  // Each costs the site, whatever comes of it.
  phonesPerUser: {
    per: 'user',
    seconds: DAY,
    setting: 'PHONES_PER_USER',
    standard: 10,
    calls: ['POST /base/user/bind_phone/'],
  },
  captchasPerIp: {
    per: 'ip',
    seconds: TEN_MINUTES,
    setting: 'CAPTCHAS_PER_IP',
    standard: 100,
    calls: ['POST /base/captcha/'],
  },
  photosPerIp: { per: 'ip', seconds: TEN_MINUTES, setting: 'PHOTOS_PER_IP', standard: 60, calls: [] },
  jssdkPerIp: { per: 'ip', seconds: TEN_MINUTES, setting: 'JSSDK_PER_IP', standard: 600, calls: ['GET /base/jssdk/'] },
  tracksPerIp: {
    per: 'ip',
    seconds: TEN_MINUTES,
    setting: 'TRACKS_PER_IP',
    standard: 600,
    calls: ['POST /base/track/', 'POST /base/search/word/'],
  },
  logsPerIp: { per: 'ip', seconds: TEN_MINUTES, setting: 'LOGS_PER_IP', standard: 300, calls: ['POST /base/log/'] },
  searchesPerIp: {
    per: 'ip',
    seconds: TEN_MINUTES,
    setting: 'SEARCHES_PER_IP',
    standard: 600,
    calls: ['GET /form/form/{slug}/options/{name}/'],
    fields: [['query', 'search']],
  },
  // A word counts once for each address and day: nobody makes it frequent alone.
  searchWordPerIp: { per: 'ip', seconds: DAY, setting: 'SEARCH_WORD_PER_IP', standard: 1, calls: [] },
  uploadsPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'UPLOADS_PER_USER',
    standard: 60,
    calls: ['POST /base/upload/', 'POST /form/form/image_upload/', 'POST /studio/spreadsheet/{kind}/plan/'],
  },
  // Staff fill a library with folders of pictures at once.
  mediaUploadsPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'MEDIA_UPLOADS_PER_USER',
    standard: 600,
    calls: ['POST /studio/upload/', 'POST /studio/media/{id}/replace/'],
  },
  // Each asks a site that the caller names; an article that is pasted has some dozens.
  takeOversPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'TAKE_OVERS_PER_USER',
    standard: 300,
    calls: ['POST /studio/upload/address/'],
  },
  // Codes that people get on paper or from friends: the limit prevents guessing.
  codesPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'CODES_PER_USER',
    standard: 60,
    calls: [
      'POST /shop/usercoupon/',
      'POST /shop/usercoupon/{num}/receive/',
      'POST /shop/membershipcard/{code}/receive/',
      'POST /event/issuedticket/{num}/receive/',
    ],
  },
  // Codes that show hidden types of tickets.
  ticketCodesPerIp: {
    per: 'ip',
    seconds: TEN_MINUTES,
    setting: 'TICKET_CODES_PER_IP',
    standard: 300,
    calls: [],
    fields: [
      ['query', 'access_code'],
      ['body', 'access_code'],
    ],
  },
  notesPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'NOTES_PER_USER',
    standard: 30,
    calls: ['POST /note/note/', 'PUT /note/note/{id}/'],
  },
  commentsPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'COMMENTS_PER_USER',
    standard: 40,
    calls: [
      'POST /comment/threadedcomment/',
      'POST /comment/threadedcomment/{id}/reply/',
      'POST /note/note/{id}/comment/',
      'POST /post/article/{id}/comment/',
      'POST /shop/order/{number}/comment/',
    ],
  },
  // A like, a follow or a favourite is one row: only machines give hundreds.
  reactionsPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'REACTIONS_PER_USER',
    standard: 300,
    calls: [
      'POST /comment/threadedcomment/{id}/like/',
      'POST /note/note/{id}/like/',
      'POST /circle/topic/{id}/like/',
      'POST /post/article/{id}/like/',
      'POST /base/user/{uuid}/follow/',
      'POST /shop/favourite/',
      'DELETE /shop/favourite/{id}/',
    ],
  },
  reportsPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'REPORTS_PER_USER',
    standard: 30,
    calls: [
      'POST /comment/threadedcomment/{id}/report/',
      'POST /note/note/{id}/report/',
      'POST /shop/productcomment/{id}/report/',
      'POST /base/user/{uuid}/report/',
    ],
  },
  feedbackPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'FEEDBACK_PER_USER',
    standard: 20,
    calls: ['POST /feedback/feedback/', 'POST /feedback/feedback/{id}/reply/'],
  },
  profilesPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'PROFILES_PER_USER',
    standard: 60,
    calls: ['PUT /base/user/me/'],
  },
  // Each reads all that a user has.
  dataExportsPerUser: {
    per: 'user',
    seconds: DAY,
    setting: 'DATA_EXPORTS_PER_USER',
    standard: 5,
    calls: ['POST /base/user/me/export/'],
  },
  linksPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'LINKS_PER_USER',
    standard: 100,
    calls: ['GET /ops/base/sl/'],
  },
  // Each reads all submissions of a form, all registrations of an event, all items of a kind or all rows of a list.
  exportsPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'EXPORTS_PER_USER',
    standard: 20,
    calls: [
      'POST /ops/form/form/{id}/export/',
      'POST /ops/event/event/{id}/registration/export/',
      'POST /studio/spreadsheet/{kind}/export/',
      'POST /studio/spreadsheet/{kind}/parts/',
      'POST /studio/spreadsheet/{kind}/parts/{id}/resume/',
      'POST /studio/list/{list}/export/',
      'POST /studio/shop/order/export/',
    ],
  },
  // Each counts what happened in many days.
  figuresPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'FIGURES_PER_USER',
    standard: 120,
    calls: [
      'GET /ops/base/dashboard/',
      'GET /ops/base/analytics/',
      'GET /studio/report/',
      'POST /studio/report/export/',
    ],
  },
  // Each draws the pictures of a whole shop.
  sitesPerUser: { per: 'user', seconds: DAY, setting: 'SITES_PER_USER', standard: 20, calls: ['POST /studio/shop/'] },
  // Each asks name servers.
  domainsPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'DOMAINS_PER_USER',
    standard: 30,
    calls: ['POST /studio/domain/', 'POST /studio/domain/{host}/check/'],
  },
  paymentsPerUser: {
    per: 'user',
    seconds: TEN_MINUTES,
    setting: 'PAYMENTS_PER_USER',
    standard: 60,
    calls: ['POST /shop/order/{number}/pay/'],
  },
} as const satisfies Record<string, LimitRow>

export type LimitName = keyof typeof limitRows
/** Maximum number of calls in each limit's window. */
export type Limits = Readonly<Record<LimitName, number>>

export const limitNames = keysOf(limitRows)

/** Whether a call gives a field; an empty text is none. */
function hasField(input: RawInput, [part, name]: LimitedField): boolean {
  const fields: unknown = input[part]
  return (
    typeof fields === 'object' && fields !== null && Object.hasOwn(fields, name) && Reflect.get(fields, name) !== ''
  )
}

/** A call as the table names it: one of the operators that the studio makes as well counts as that one. */
const limitKey = ({ method, path }: EndpointRow): string => `${method} ${path.replace(/^\/studio(?=\/ops\/)/, '')}`

/** Returns the limits that one call counts against, given what it came with. */
export function limitsOf(row: EndpointRow): (input: RawInput) => readonly LimitName[] {
  const own = limitNames.filter((name) => (limitRows[name].calls as readonly string[]).includes(limitKey(row)))
  const byField = limitNames.flatMap((limit) => {
    const { fields = [] }: LimitRow = limitRows[limit]
    return fields.filter(([part, name]) => row[part]?.properties?.[name]).map((field) => ({ limit, field }))
  })
  if (byField.length === 0) return () => own
  return (input) => [...own, ...byField.filter(({ field }) => hasField(input, field)).map(({ limit }) => limit)]
}
