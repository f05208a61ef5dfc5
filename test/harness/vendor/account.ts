import type { Json } from '../types'
import { type Options, Refusal, type Table, type VendorContext, asynchronous, synchronous } from './vendor-context'

async function pay(vendorContext: VendorContext, vendor: 'wxpay' | 'alipay', body: Json): Promise<Json> {
  const response = await fetch(`${vendorContext.server()}/loopback/${vendor}/client/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, outcome: vendorContext.script.pay }),
  })
  if (!response.ok) throw new Refusal(`the loopback cashier answered ${response.status}`)
  return (await response.json()) as Json
}

/** WeChat: who you are, and paying. */
const wechat = (vendorContext: VendorContext): Table => ({
  login: asynchronous(vendorContext, 'login', () =>
    vendorContext.script.take('login', { code: vendorContext.script.loginCode() }),
  ),
  checkSession: asynchronous(vendorContext, 'checkSession', () => undefined),
  getAccountInfoSync: synchronous(vendorContext, 'getAccountInfoSync', () => ({
    miniProgram: { appId: 'wx0000000000000000', envVersion: 'release', version: '1.0.0' },
  })),
  requestPayment: asynchronous(
    vendorContext,
    'requestPayment',
    async ({ timeStamp, nonceStr, package: pack, signType, paySign }: Options) => {
      const { errMsg } = await pay(vendorContext, 'wxpay', { timeStamp, nonceStr, package: pack, signType, paySign })
      const words = String(errMsg)
      // The vendor's own words already begin with the API's name.
      if (!words.endsWith(':ok')) throw new Refusal(words, { errMsg: words })
      return { errMsg: words }
    },
  ),
})

/** Alipay: the same, in its words. */
const alipay = (vendorContext: VendorContext): Table => ({
  getAuthCode: asynchronous(vendorContext, 'getAuthCode', () => {
    const { code } = vendorContext.script.take('login', { code: vendorContext.script.loginCode() })
    return { authCode: code, authSuccessScopes: ['auth_base'], authErrorScopes: {} }
  }),
  getAccountInfoSync: synchronous(vendorContext, 'getAccountInfoSync', () => ({
    miniProgram: { appId: '2021000000000000', envVersion: 'release', version: '1.0.0' },
  })),
  getAppIdSync: synchronous(vendorContext, 'getAppIdSync', () => ({ appId: '2021000000000000' })),
  // Every end of a payment is a success of the call; the code in it says which.
  tradePay: asynchronous(vendorContext, 'tradePay', async ({ tradeNO, orderStr }: Options) =>
    pay(vendorContext, 'alipay', { tradeNO, orderStr }),
  ),
  getPhoneNumber: asynchronous(vendorContext, 'getPhoneNumber', () =>
    vendorContext.script.take('getPhoneNumber', { response: '{}' }),
  ),
})

export const accounts = (vendorContext: VendorContext): Table =>
  vendorContext.target === 'weapp' ? wechat(vendorContext) : alipay(vendorContext)
