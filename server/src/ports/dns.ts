import { Resolver } from 'node:dns/promises'
import { errorCode, failureName } from './errors'
import { type DnsPort, UpstreamError } from '../core/ports.types'

/** Answers by which a name server says that there is no such record. */
const NONE: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA'])
const TRIES = 2

/**
 * Creates the port that reads DNS records from the name servers of this machine. It reads only TXT records and connects
 * to nothing that they name.
 * @param servers addresses of other name servers
 */
export function systemDns(timeoutMs: number, servers?: readonly string[]): DnsPort {
  return {
    async texts(name) {
      const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES })
      if (servers) resolver.setServers(servers)
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
      } catch (error) {
        if (NONE.has(errorCode(error) ?? '')) return []
        throw new UpstreamError('dns', `dns: ${failureName(error)}`)
      }
    },
  }
}
