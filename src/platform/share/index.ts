import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { clipboard } from '@/platform/clipboard'
import { env } from '@/platform/env'
import { configureJssdk } from '@/platform/jssdk'
import { hideMenu, prepareMenu, restoreMenu } from './share-menu'
import { BridgeError, nativeBridge } from '@/platform/native-bridge'
import type {
  Share,
  ShareChannel,
  ShareResult,
  ShareSetup,
  ShareMethod,
  Shareable,
  UseNoShare,
  UseShare,
} from './types'

/** Spec 9: where the native shell can send to. */
const CHANNELS: readonly ShareChannel[] = ['session', 'timeline', 'qq', 'weibo', 'qzone']

let log: ShareSetup['log'] = () => {}

const copyLink = async (item: Shareable): Promise<ShareResult> =>
  (await clipboard.copy(item.link('link'))) === 'done' ? 'copied' : 'failed'

/** Shares by the system's sheet. If it is refused (no tap behind it, a frame), the link remains. */
async function bySystem(item: Shareable): Promise<ShareResult> {
  try {
    await navigator.share({ title: item.title, text: item.description || item.title, url: item.link('link') })
    return 'done'
  } catch (error) {
    return (error as { name?: string }).name === 'AbortError' ? 'cancelled' : copyLink(item)
  }
}

/** Shares by the native shell's sheet, or by one channel of it. In a shell too old to share, the link remains. */
async function byBridge(item: Shareable, channel?: ShareChannel): Promise<ShareResult> {
  const image = item.image.square && new URL(item.image.square, window.location.href).href
  try {
    await nativeBridge.invoke('share', {
      channel,
      title: item.title,
      description: item.description,
      image,
      link: item.link(channel ?? 'link'),
    })
    return 'done'
  } catch (error) {
    const reason = error instanceof BridgeError ? error.reason : 'failed'
    if (reason === 'cancelled') return 'cancelled'
    if (reason === 'timeout') return 'unknown'
    return reason === 'missing' || reason === 'unsupported' ? copyLink(item) : 'failed'
  }
}

function way(): ShareMethod {
  if (env.kind === 'wechat') return 'guide'
  if (env.kind === 'app') return nativeBridge.present() ? 'bridge' : 'copy'
  return typeof navigator.share === 'function' ? 'sheet' : 'copy'
}

/** The web: an ordinary browser, WeChat's, or our own shell's. */
export const share: Share = {
  configure(setup) {
    log = setup.log
    if (env.kind === 'wechat') configureJssdk(setup)
  },
  way,
  hasTimeline: false,
  channels: () => (way() === 'bridge' ? CHANNELS : []),
  async send(item, channel) {
    switch (way()) {
      case 'bridge':
        return byBridge(item, channel)
      case 'sheet':
        return bySystem(item)
      case 'guide':
        // The ··· menu is WeChat's: nothing of ours can open it.
        return 'guided'
      default:
        return copyLink(item)
    }
  },
}

/**
 * Only WeChat's browser has a menu that needs the screen's data; a screen sets it again when it comes back to the
 * front.
 */
function useMenu(setData: (() => Promise<void>) | null, mark: string): void {
  const active = env.kind === 'wechat' && setData !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `mark` identifies the data that is set
  useEffect(() => {
    if (active) void setData()
  }, [active, mark])
  useDidShow(() => {
    if (active) void setData()
  })
  // The next screen may set no data: the data of this one must not be shared for it.
  useDidHide(() => {
    if (active) void restoreMenu()
  })
}

export const useShare: UseShare = (item) =>
  useMenu(
    item && (() => prepareMenu(item)),
    item ? `${item.title}\n${item.description}\n${item.image.square}\n${item.link('session')}` : '',
  )

export const useNoShare: UseNoShare = () => useMenu(() => hideMenu(log), '')
