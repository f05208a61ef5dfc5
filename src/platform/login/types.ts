export interface Login {
  /** Whether this place can log in without asking the visitor. */
  readonly canSilently: boolean
  /**
   * The vendor's login code, for `loginMini`, and for `loginWx` when it is `wechat`; null where there is none or the
   * vendor refused. In WeChat's browser a code is there once, right after the way back from WeChat's page.
   */
  silentCode(): Promise<{ vendor: 'weapp' | 'alipay' | 'wechat'; code: string } | null>
  /**
   * Leaves for the vendor's page, which comes back to `next` (an address below the site's prefix) with a code. Once a
   * visit, so that a refusal does not go round for ever. False when it stays here.
   */
  leaveForCode(next: string): boolean
}
