/** The kind of place that the app runs in. `app` is our own native shell's web view, `wechat` WeChat's browser. */
export type EnvKind = 'browser' | 'wechat' | 'weapp' | 'alipay' | 'app'

export interface Env {
  readonly kind: EnvKind
  /** A mini-program: native tab bar and titles, tokens in place of cookies. */
  readonly isMini: boolean
  /**
   * Version of the product that a vendor or a store reviews: this mini-program, or the native app around the page; in
   * browsers, of the page itself.
   */
  readonly version: string
  /** Id of this mini-program, for SP-MP-AID; empty on the web. */
  readonly appId: string
  /** Origin and path in front of every call: `/api` or `https://shop.example/api-t/{tenant}`. */
  apiBase(): string
  /** Host of the site, sent as `c_domain`. */
  domain(): string
  /** Value of a cookie; always empty where there are none. */
  cookie(name: string): string
  online(): boolean
  /** Device pixels per CSS pixel. */
  pixelRatio(): number
  /** Width of the window in CSS pixels. */
  width(): number
}
