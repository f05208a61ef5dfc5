import Taro from '@tarojs/taro'
import { AGREE_BUTTON } from './agree-button'
import { consentStore } from './consent-store'
import type { Privacy } from './types'

/** Clients before WeChat's own consent (base library 2.32.3) are asked by ours. */
const old = consentStore()
const keepsConsentItself = (): boolean => typeof Taro.getPrivacySetting === 'function' && Taro.canIUse('getPrivacySetting')

const needed = (): Promise<boolean> =>
  new Promise((resolve) => {
    Taro.getPrivacySetting({ success: ({ needAuthorization }) => resolve(needAuthorization), fail: () => resolve(false) })
  })

let ask: () => Promise<boolean> = () => Promise.resolve(false)
let asking: Promise<boolean> | null = null

/** One question at a time, whoever wants to know. */
function question(): Promise<boolean> {
  asking ??= ask()
    .catch(() => false)
    .finally(() => {
      asking = null
    })
  return asking
}

/**
 * WeChat keeps the consent: only a tap on its own button (elements/agree-button) counts. It may also ask by itself, in
 * the middle of an interface that we did not know to be private.
 */
export const privacy: Privacy = {
  listen(listener) {
    ask = listener
    if (!keepsConsentItself()) return old.listen(listener)
    Taro.onNeedPrivacyAuthorization((resolve) => {
      void question().then((hasAgreed) => resolve(hasAgreed ? { event: 'agree', buttonId: AGREE_BUTTON } : { event: 'disagree' }))
    })
  },
  async consent() {
    if (!keepsConsentItself()) return old.consent()
    return (await needed()) ? question() : true
  },
  openStatement: () =>
    new Promise((resolve) => {
      if (!keepsConsentItself()) return resolve(false)
      Taro.openPrivacyContract({ success: () => resolve(true), fail: () => resolve(false) })
    }),
}
