import type { Json } from '../types'
import { type Options, Refusal, type Table, type World, asynchronous, synchronous } from './world'

async function pay(world: World, vendor: 'wxpay' | 'alipay', body: Json): Promise<Json> {
  const response = await fetch(`${world.server()}/loopback/${vendor}/client/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, outcome: world.script.pay }),
  })
  if (!response.ok) throw new Refusal(`the loopback cashier answered ${response.status}`)
  return (await response.json()) as Json
}

/** WeChat: who you are, and paying. */
const wechat = (world: World): Table => ({
  login: asynchronous(world, 'login', () => world.script.take('login', { code: world.script.loginCode() })),
  checkSession: asynchronous(world, 'checkSession', () => undefined),
  getAccountInfoSync: synchronous(world, 'getAccountInfoSync', () => ({
    miniProgram: { appId: 'wx0000000000000000', envVersion: 'release', version: '1.0.0' },
  })),
  requestPayment: asynchronous(world, 'requestPayment', async ({ timeStamp, nonceStr, package: pack, signType, paySign }: Options) => {
    const { errMsg } = await pay(world, 'wxpay', { timeStamp, nonceStr, package: pack, signType, paySign })
    const words = String(errMsg)
    // The vendor's own words already begin with the API's name.
    if (!words.endsWith(':ok')) throw new Refusal(words, { errMsg: words })
    return { errMsg: words }
  }),
})

/** Alipay: the same, in its words. */
const alipay = (world: World): Table => ({
  getAuthCode: asynchronous(world, 'getAuthCode', () => {
    const { code } = world.script.take('login', { code: world.script.loginCode() })
    return { authCode: code, authSuccessScopes: ['auth_base'], authErrorScopes: {} }
  }),
  getAccountInfoSync: synchronous(world, 'getAccountInfoSync', () => ({ miniProgram: { appId: '2021000000000000', envVersion: 'release', version: '1.0.0' } })),
  getAppIdSync: synchronous(world, 'getAppIdSync', () => ({ appId: '2021000000000000' })),
  // Every end of a payment is a success of the call; the code in it says which.
  tradePay: asynchronous(world, 'tradePay', async ({ tradeNO, orderStr }: Options) => pay(world, 'alipay', { tradeNO, orderStr })),
  getPhoneNumber: asynchronous(world, 'getPhoneNumber', () => world.script.take('getPhoneNumber', { response: '{}' })),
})

export const accounts = (world: World): Table => (world.target === 'weapp' ? wechat(world) : alipay(world))
