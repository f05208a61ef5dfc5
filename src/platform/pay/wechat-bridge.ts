import type { PayTicket } from '@storefront/contract/entities/checkout/payment'
import type { PayResult } from './types'

type WxParams = Extract<PayTicket, { kind: 'wx' }>['params']
interface Bridge {
  invoke(name: 'getBrandWCPayRequest', params: WxParams, callback: (result: { err_msg?: string }) => void): void
}

const READY_MS = 3000
const currentBridge = (): Bridge | undefined => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge

/** WeChat injects its bridge some time after the page has loaded. */
const ready = (): Promise<Bridge | undefined> =>
  new Promise((resolve) => {
    if (currentBridge()) return resolve(currentBridge())
    const timer = setTimeout(() => resolve(currentBridge()), READY_MS)
    document.addEventListener(
      'WeixinJSBridgeReady',
      () => {
        clearTimeout(timer)
        resolve(currentBridge())
      },
      { once: true },
    )
  })

/** WeChat's "ok" is only its word: the order's page still asks the server. */
export async function payByBridge(params: WxParams): Promise<PayResult> {
  const bridge = await ready()
  if (!bridge) return 'failed'
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', params, ({ err_msg = '' }) => {
      if (err_msg.endsWith(':ok')) resolve('paid')
      else resolve(err_msg.endsWith(':cancel') ? 'cancelled' : 'failed')
    }),
  )
}
