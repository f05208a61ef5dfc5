import { CLIENT_LOG } from '@storefront/contract/constants'
import type { ShareChannel, ShareSetup, Shareable } from './types'
import { jssdk } from '@/platform/jssdk'
import { SHARE_ENTRIES, type SdkCard, type WechatSdk } from '@/platform/jssdk/calls'

/** Screens follow each other faster than WeChat answers: only the latest request counts. */
let latestRequest = 0

const full = (image: string): string => (image ? new URL(image, window.location.href).href : '')

/** `link` is called for each channel separately: the address contains the channel to which it was shared. */
function setShareData(sdk: WechatSdk, card: Omit<SdkCard, 'link'>, link: (channel: ShareChannel) => string): void {
  sdk.showMenuItems({ menuList: SHARE_ENTRIES })
  sdk.updateAppMessageShareData({ ...card, link: link('session') })
  sdk.updateTimelineShareData({ ...card, link: link('timeline') })
  // WeChat calls these deprecated, but there is no other way to tell these three channels apart.
  sdk.onMenuShareQQ({ ...card, link: link('qq') })
  sdk.onMenuShareWeibo({ ...card, link: link('weibo') })
  sdk.onMenuShareQZone({ ...card, link: link('qzone') })
}

/** Lays what this screen shares into WeChat's ··· menu. */
export async function prepareMenu({ title, description, image, link }: Shareable): Promise<void> {
  const request = ++latestRequest
  const sdk = await jssdk()
  if (sdk && request === latestRequest)
    setShareData(sdk, { title, desc: description, imgUrl: full(image.square) }, link)
}

/** The menu as it is by itself: the screen in front by its title and address. */
export async function restoreMenu(): Promise<void> {
  const request = ++latestRequest
  const sdk = await jssdk()
  if (sdk && request === latestRequest)
    setShareData(sdk, { title: document.title, desc: '', imgUrl: '' }, () => window.location.href)
}

/** Takes the entries that hand the page on out of the ··· menu. */
export async function hideMenu(log: ShareSetup['log']): Promise<void> {
  const request = ++latestRequest
  const sdk = await jssdk()
  if (!sdk || request !== latestRequest) return
  sdk.hideMenuItems({
    menuList: SHARE_ENTRIES,
    fail: ({ errMsg = '' }) => log(CLIENT_LOG.hideMenu, new Error(errMsg || 'hideMenuItems: failed')),
  })
}
