const WEB = /^(?:https?:)?\/\/([^/?#]*)/i

/**
 * Returns the host, in lower case and with its port, that a browser would ask for an address; null for one of the site,
 * within it or on its own hosts.
 * @param ownHosts domains of the site and the host of its stored pictures
 */
export function foreignHost(address: string, ownHosts: readonly string[]): string | null {
  const host = WEB.exec(address.trim())?.[1]?.toLowerCase()
  return host === undefined || ownHosts.includes(host) || ownHosts.includes(host.replace(/:\d+$/, '')) ? null : host
}
