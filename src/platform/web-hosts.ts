let hosts: readonly string[] = []

/** The hosts that may be shown inside the app (site.web_view_hosts); handed in when the site is known. */
export function configureWebHosts(hostList: readonly string[]): void {
  hosts = hostList.map((host) => host.toLowerCase())
}

/** Scheme, host and port of an address; a pattern, because mini-programs have no URL class. */
const ADDRESS = /^https:\/\/([^/?#\\@]+)(?:[/?#]|$)/i

/**
 * Whether an address may be shown inside the app: https, and exactly one of the site's hosts. Any other site could
 * imitate the shop.
 */
export function isAllowedAddress(url: string): boolean {
  const host = ADDRESS.exec(url)?.[1]
  return host !== undefined && hosts.includes(host.toLowerCase())
}
