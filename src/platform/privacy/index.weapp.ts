import Taro from '@tarojs/taro'
import { AGREE_BUTTON } from './agree-button'
import { consentStore } from './consent-store'
import type { Privacy } from './types'

/** Clients before WeChat's own consent (base library 2.32.3) are asked by ours. */
const ownStore = consentStore()
const hasVendorConsent = (): boolean =>
  typeof Taro.getPrivacySetting === 'function' && Taro.canIUse('getPrivacySetting')

const isConsentNeeded = (): Promise<boolean> =>
  new Promise((resolve) => {
    Taro.getPrivacySetting({
      success: ({ needAuthorization }) => resolve(needAuthorization),
      fail: () => resolve(false),
    })
  })

let prompt: () => Promise<boolean> = () => Promise.resolve(false)
let pendingPrompt: Promise<boolean> | null = null

/** Asks for consent, with one question at a time for all callers. */
function requestConsent(): Promise<boolean> {
  pendingPrompt ??= prompt()
    .catch(() => false)
    .finally(() => {
      pendingPrompt = null
    })
  return pendingPrompt
}

/**
 * WeChat keeps the consent: only a tap on its own button (elements/agree-button) counts. It may also ask by itself, in
 * the middle of an interface that we did not know to be private.
 */
export const privacy: Privacy = {
  isVendors: hasVendorConsent,
  listen(listener) {
    prompt = listener
    if (!hasVendorConsent()) return ownStore.listen(listener)
    Taro.onNeedPrivacyAuthorization((resolve) => {
      void requestConsent().then((hasAgreed) =>
        resolve(hasAgreed ? { event: 'agree', buttonId: AGREE_BUTTON } : { event: 'disagree' }),
      )
    })
  },
  async consent() {
    if (!hasVendorConsent()) return ownStore.consent()
    return (await isConsentNeeded()) ? requestConsent() : true
  },
  openStatement: () =>
    new Promise((resolve) => {
      if (!hasVendorConsent()) return resolve(false)
      Taro.openPrivacyContract({ success: () => resolve(true), fail: () => resolve(false) })
    }),
}
