import { CLIENT_LOG } from '@storefront/contract/constants'
import type { ShareSetup } from '@/platform/share/types'
import { OPEN_TAGS, SDK_CALLS, type SdkMethod, type WechatSdk } from './calls'

/**
 * WeChat's SDK in its own browser. A page may use it after `wx.config` with the server's signature of the page's
 * address. One address is configured once, however many callers ask; a refused configuration is written to the log and
 * tried again for the next caller.
 */

/** WeChat neither confirms nor refuses when its own servers do not answer. */
const ANSWER_MS = 8000

/**
 * iOS signs the address that the visit began with, whatever the history says later. Read before anything changes it.
 */
const landed = window.location.href

let setup: ShareSetup | undefined
let current: { readonly url: string; readonly ready: Promise<WechatSdk | null> } | undefined

export function configureJssdk(newSetup: ShareSetup): void {
  setup = newSetup
  current = undefined
}

/**
 * Returns the address that WeChat checks the signature against: without its fragment, Android's being the one in front.
 */
function signedUrl(): string {
  const url = /iPhone|iPad|iPod/.test(navigator.userAgent) ? landed : window.location.href
  return url.replace(/#.*$/, '')
}

const load = async (): Promise<WechatSdk> =>
  (await import(/* webpackChunkName: "wechat-sdk" */ 'weixin-js-sdk')).default as unknown as WechatSdk

async function configured(url: string, { sign, log }: ShareSetup): Promise<WechatSdk | null> {
  try {
    const [wx, config] = await Promise.all([load(), sign(url)])
    if (!config) {
      setup = undefined
      return null
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('config: no answer')), ANSWER_MS)
      // After a refusal the SDK calls `ready` as well: what comes first counts.
      wx.error((refusal) => {
        clearTimeout(timer)
        reject(new Error(refusal.errMsg ?? 'config: refused'))
      })
      wx.config({ ...config, debug: false, jsApiList: SDK_CALLS, openTagList: OPEN_TAGS })
      wx.ready(() => {
        clearTimeout(timer)
        resolve()
      })
    })
    return wx
  } catch (error) {
    log(CLIENT_LOG.sdkConfig, error)
    return null
  }
}

/** Returns the SDK, configured for the address in front; null if it is not available (the log contains the reason). */
export function jssdk(): Promise<WechatSdk | null> {
  if (!setup) return Promise.resolve(null)
  const url = signedUrl()
  if (current?.url === url) return current.ready
  const pending = { url, ready: configured(url, setup) }
  current = pending
  void pending.ready.then((sdk) => {
    if (!sdk && current === pending) current = undefined
  })
  return pending.ready
}

/**
 * Calls a method of the SDK and gives what it found. Rejects with WeChat's own words (`scanQRCode:cancel`), and without
 * an SDK with `not support`.
 */
export async function jssdkInvoke(name: string, params: object = {}): Promise<unknown> {
  const sdk = await jssdk()
  if (typeof sdk?.[name as SdkMethod] !== 'function') throw new Error(`${name}:not support`)
  return new Promise((resolve, reject) => {
    const refuse = ({ errMsg }: { errMsg?: string }) => reject(new Error(errMsg ?? `${name}:fail`))
    sdk[name as SdkMethod]({ ...params, success: resolve, fail: refuse, cancel: refuse })
  })
}
