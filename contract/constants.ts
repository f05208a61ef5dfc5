/** Business constants and limits (spec 9). Times in milliseconds, lengths in CSS pixels unless said. */

export const CLIENT_CACHE_MS = 300_000
export const PAGE_SIZE = 20
export const PAGE_SIZE_MAX = 100
/** Rows of a list that are counted: a `count` above it says that there are more, not how many. */
export const LIST_COUNT_MAX = 1000
/** Rows of a list that a page can skip: whoever wants others narrows the list or turns its order round. */
export const LIST_OFFSET_MAX = 10_000
export const SEARCH_DEBOUNCE_MS = 1000
export const PULL_OFFSET = 44
/** The next page of a list is requested when this many px, or this few items, remain below the window. */
export const LIST_SCROLL_DISTANCE = 500
export const LIST_LOAD_THRESHOLD = PAGE_SIZE / 2
/**
 * Minimum pause between page requests of infinite scroll, also after failures, and minimum time that a refresh is
 * visible.
 */
export const LIST_DELAY_MS = 1500

export const CODE_LENGTH = 6
export const RESEND_SECONDS = 60
export const CODE_VALID_SECONDS = 300

export const TOAST_MS = 2000
export const VARIANT_FIRST_EMIT_MS = 500
export const BACK_TOP_OFFSET = 600
/** Up to this many tabs share the width; more of them scroll sideways. */
export const TABS_FIT_MAX = 4
/** Reading progress values, in percent, at which an event is reported. */
export const READING_PROGRESS = [60, 100] as const
/** Milliseconds between two reports of a framed page's height. */
export const FRAME_HEIGHT_POLL_MS = 500

export const MODULE_SPACING = 11
export const MODULE_PADDING = 11

export const CAROUSEL = { intervalMs: 3000, threshold: 50, durationMs: 300, height: 180 } as const
/** Height of the carousel of one's tickets, and of the only one where there are no others. */
export const TICKET_CAROUSEL = { height: 220, single: 190 } as const
export const WATERFALL = { columns: 2, gutter: 10, distance: 300, minRatio: 0.1, maxRatio: 2 } as const
export const GRID_COLUMNS = 3
export const LIST_TITLE_LINES = 2
export const LIST_DESCRIPTION_LINES = 1

/** Milliseconds between two requests for a vote's counts while its results are on screen. */
export const RESULT_POLL_MS = 10_000

export const AMPLE_QUOTA = 99

/** Minutes for which an unpaid order of tickets reserves its seats, and one of goods its stock in China (`payMinutes`). */
export const ORDER_PAY_MINUTES = 30
export const BASKET_LINE_MAX = 100
export const QUANTITY_MAX = 999
export const ADDRESS_MAX = 50
export const CONTACT_MAX = 50
export const BANK_CARD_MAX = 20

/** Days until an order is confirmed automatically: after it was shipped, and after all of it was delivered. */
export const ORDER_CONFIRM_DAYS = { shipped: 15, delivered: 7 } as const
/** The least and the most of one withdrawal of income, in minor units, by currency. */
export const WITHDRAWAL_LIMITS = { CNY: { min: 1000, max: 2_000_000 }, IDR: { min: 50_000, max: 25_000_000 } } as const
/** Minimum time between two tracking requests to a parcel's carrier. */
export const TRACK_INTERVAL_MS = 30 * 60_000
/** Days after an order's completion in which a return can still be requested. */
export const RETURN_DAYS = 15
/** Days after the refusal of a return in which its buyer can appeal, once. */
export const APPEAL_DAYS = 7
export const RETURN_LIMITS = { reason: 50, description: 500, images: 9 } as const
/**
 * Maximum number of vendor refusals after which a refund is retried. The pauses grow (2, 4, 8 ... minutes); then an
 * operator has to act.
 */
export const REFUND_ATTEMPTS_MAX = 6
/** Validity of an e-ticket, from its payment. */
export const ETICKET_DAYS = 180
export const COMMENT_LIMITS = { text: 500, images: 9 } as const

/**
 * The slider captcha: its picture and piece, how near the piece has to land, how often its picture is tried, the pause
 * before a new one.
 */
export const CAPTCHA = {
  width: 280,
  height: 155,
  piece: 42,
  tolerance: 5,
  loadAttempts: 3,
  resetMs: 1000,
  validSeconds: 180,
} as const

/** Milliseconds between two saves of an unfinished form (spec 4, temp-save). */
export const FORM_SAVE_MS = 20_000

/** Query parameters of a shared link, and the two campaigns: promotion and internal. */
export const SHARE_PARAMS = { campaign: 'utm_campaign', source: 'utm_source', content: 'utm_content' } as const
export const SHARE_CAMPAIGNS = { promotion: '_sp_pro', internal: '_sp_int' } as const

/**
 * Uploads: the largest accepted file in bytes, and in pixels the edges of the two thumbnails and the widths in which
 * `/media/` sends a picture (`?w=`).
 */
export const UPLOAD = {
  maxBytes: 8 * 1024 * 1024,
  /** Limit of a film of the media library. */
  videoBytes: 32 * 1024 * 1024,
  thumb: 400,
  thumbWxMp: { width: 500, height: 400 },
  widths: [800, 1200, 1600],
} as const

/** Most days that figures are asked for at a time, and what counts as little stock of a variant. */
export const ANALYTICS_DAYS_MAX = 92
export const LOW_STOCK = 5

/** Client log codes (spec 8). */
export const CLIENT_LOG = {
  sdkConfig: 20001,
  hideMenu: 20002,
  upload: 20004,
  localImage: 20005,
  unhandled: 20009,
  module: 20010,
  addressValue: 20011,
} as const

/** Most characters of a note's title and content, and most pictures. */
export const NOTE_LIMITS = { title: 60, content: 5000, images: 9, topics: 5, products: 9 } as const
/** Most characters and pictures of feedback and its answers, and of the contact that comes with it. */
export const FEEDBACK_LIMITS = { text: 2000, images: 9, contact: 100 } as const
/** Most sensitive words of a site, and most characters of a report. */
export const MODERATION_LIMITS = { words: 5000, reportText: 500 } as const
/** Days between the request to remove an account and its removal. */
export const REMOVAL_DAYS = 14
/** Days for which a file of one's data can be fetched. */
export const DATA_EXPORT_DAYS = 7

/** Minutes after a login, or after showing again who one is, in which delicate calls are answered. */
export const FRESH_LOGIN_MINUTES = 15
/** Days that the second factor holds: of a login to the studio, and of a code that a session of the shop showed. */
export const SECOND_FACTOR_DAYS = 7
/** Hours for which a code to a changed number of staff does not show who they are. */
export const NUMBER_SETTLE_HOURS = 72

/**
 * Saved views of the studio's lists: most of one member of staff, most characters of a name and of the address's query.
 */
export const SAVED_VIEW_LIMITS = { views: 50, name: 40, query: 1000, list: 80 } as const

/** Most tags of a product, and most characters of one. */
export const PRODUCT_TAG_LIMITS = { tags: 20, characters: 30 } as const

/** Most products that one call of the studio changes. */
export const PRODUCT_CHANGES_MAX = 200

/**
 * After so many daily looks in a row that did not find the record of a host, the host counts as lost; it stays the
 * site's.
 */
export const DOMAIN_FAILURES_MAX = 3
