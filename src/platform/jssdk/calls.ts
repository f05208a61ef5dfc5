import type { SdkConfig } from '@storefront/contract/entities/site/site'

/** The part of weixin-js-sdk that is used. Its own types declare globals and know nothing of the newer calls. */
export interface WechatSdk extends Readonly<Record<SdkMethod, (options: SdkOptions) => void>> {
  config(options: SdkConfig & { debug: boolean; jsApiList: readonly string[]; openTagList: readonly string[] }): void
  ready(then: () => void): void
  error(then: (refusal: { errMsg?: string }) => void): void
  updateAppMessageShareData(card: SdkCard): void
  updateTimelineShareData(card: SdkCard): void
  onMenuShareQQ(card: SdkCard): void
  onMenuShareWeibo(card: SdkCard): void
  onMenuShareQZone(card: SdkCard): void
  hideMenuItems(options: SdkMenu): void
  showMenuItems(options: SdkMenu): void
}
export type SdkMethod = 'scanQRCode' | 'previewImage' | 'openLocation' | 'getLocation' | 'openAddress'
export interface SdkOptions {
  readonly success: (result: unknown) => void
  readonly fail: (refusal: { errMsg?: string }) => void
  readonly cancel: (refusal: { errMsg?: string }) => void
}
export interface SdkCard {
  readonly title: string
  readonly desc: string
  readonly link: string
  readonly imgUrl: string
}
export interface SdkMenu {
  readonly menuList: readonly string[]
  readonly fail?: (refusal: { errMsg?: string }) => void
}

export const SDK_CALLS = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareQQ',
  'onMenuShareWeibo',
  'onMenuShareQZone',
  'hideMenuItems',
  'showMenuItems',
  'scanQRCode',
  'previewImage',
  'openLocation',
  'getLocation',
  'openAddress',
] as const

/** WeChat's own tags that a page may contain. */
export const OPEN_TAGS = ['wx-open-launch-weapp'] as const

/** Entries of the ··· menu that hand the page on. */
export const SHARE_ENTRIES = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:weiboApp',
  'menuItem:share:QZone',
  'menuItem:copyUrl',
] as const
