/** Sharing (spec 3 share info, 9 share links). */
import type { Image } from '@storefront/contract/entities/common'
import type { SdkConfig } from '@storefront/contract/entities/site/site'
import type { RouteName } from '@storefront/contract/routes'
import type { Params } from '@/lib/query'

/** The place that a link was shared to. */
export type ShareChannel = 'session' | 'timeline' | 'qq' | 'weibo' | 'qzone' | 'poster' | 'link'

/** The card with which a screen is shared. */
export interface ShareCard {
  readonly title: string
  readonly description?: string
  readonly name: RouteName
  readonly params?: Params
  /** Vendors show it small, cut to 5:4 (mini-programs) or a square; a poster shows it whole. */
  readonly image?: Image | null
  /** One of contract SHARE_CAMPAIGNS; without one promotion, and internal when staff shares. */
  readonly campaign?: string
}

/** A card with the addresses that its receivers get: they carry where they were shared to and by whom. */
export interface Shareable {
  readonly title: string
  readonly description: string
  /** Addresses of the picture, for posters and for the two kinds of cards; empty without one. */
  readonly image: { readonly full: string; readonly square: string; readonly wide: string }
  /** Full web address. */
  readonly link: (channel: ShareChannel) => string
  /** Address of the screen in a mini-program, `/pages/shop/product/detail?id=12`. */
  readonly page: (channel: ShareChannel) => string
}

/** The outcome of a share: browsers and WeChat do not always tell (`unknown`); `guided` only showed the way. */
export type ShareResult = 'done' | 'cancelled' | 'unknown' | 'copied' | 'guided' | 'failed'

/**
 * The method of a "share" button of ours on this target: the vendor's own button sends, the system's sheet opens, the
 * visitor is shown the menu of the app around us, the native shell sends, or the link is copied.
 */
export type ShareMethod = 'vendor-button' | 'sheet' | 'guide' | 'bridge' | 'copy'

/** The functions of the app that signing WeChat's SDK needs; given once at the start. */
export interface ShareSetup {
  /** The server's signature of a page's address; null when the site has no account with WeChat. */
  readonly sign: (url: string) => Promise<SdkConfig | null>
  /** Writes to the client's log, `code` one of CLIENT_LOG. */
  readonly log: (code: number, error: unknown) => void
}

export interface Share {
  configure(setup: ShareSetup): void
  way(): ShareMethod
  /** The vendor's menu sends to the timeline too, by itself. */
  readonly hasTimeline: boolean
  /** Channels that the native shell accepts by name; none elsewhere. */
  channels(): readonly ShareChannel[]
  /**
   * Sends by the place's own means; `channel` is for the native shell. Never rejects. With `vendor-button` the button
   * itself does it.
   */
  send(item: Shareable, channel?: ShareChannel): Promise<ShareResult>
}

/**
 * Prepares what the menu around us sends of this screen; null while nothing is known yet. A hook: call it while
 * rendering.
 */
export type UseShare = (item: Shareable | null) => void

/** Removes sharing from the surrounding menu, for a private screen. A hook. */
export type UseNoShare = () => void
