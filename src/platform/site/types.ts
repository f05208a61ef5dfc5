/** The place of the site: its prefix in web addresses and the tenant that the prefix names. */
export interface Site {
  /** `/mobile` or `/mobile-t/{tenant}`, without a closing slash. */
  readonly base: string
  /** Empty for the main site. */
  readonly tenant: string
}
