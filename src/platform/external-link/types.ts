export interface ExternalLink {
  /**
   * Goes there, or copies the address where a place cannot.
   * @param openInApp shows an address of the site's own hosts on a screen of the app, which a mini-program does
   */
  open(url: string, openInApp: (url: string) => Promise<unknown>): Promise<'done' | 'copied' | 'failed'>
}
