/** The parts of Alipay's own API that Taro does not carry under one shape. */
interface AlipayCode {
  readonly authCode?: string
}
interface AlipayPaid {
  readonly resultCode?: string | number
}
interface Callbacks<R> {
  readonly success: (result: R) => void
  readonly fail: (error: unknown) => void
}
export interface AlipayApi {
  getAppIdSync?(): { appId: string }
  getAuthCode(options: { scopes: string } & Callbacks<AlipayCode>): void
  tradePay(options: { tradeNO: string } & Callbacks<AlipayPaid>): void
  getSystemInfoSync(): { fontSizeSetting?: number }
}

/** Alipay's global object. Asked for when it is used: it is not there while tests load the file. */
export function my(): AlipayApi {
  const found = (globalThis as { my?: AlipayApi }).my
  if (!found) throw new Error('not in an Alipay mini-program')
  return found
}
