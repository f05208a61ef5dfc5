/**
 * Pictures that an owner names by their address on the web. Whoever names an address could name one of our own network:
 * the agents look at the address that a name resolves to when they connect, of every redirect, too.
 */
import http from 'node:http'
import https from 'node:https'
import {
  RequestFilteringHttpAgent,
  type RequestFilteringAgentOptions,
  RequestFilteringHttpsAgent,
} from 'request-filtering-agent'
import { failureName } from './errors'
import { type RemotePicturePort, type RemotePictureProblem, UpstreamError } from '../core/ports.types'

const PORT = 'remote picture'
const REDIRECTS_MAX = 3

function request(url: URL, agent: http.Agent, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    get(url, { agent, signal, headers: { accept: 'image/*' } }, resolve).on('error', reject)
  })
}

/** The agents say only so, in their message, that an address is of a private network. */
const isPrivate = (error: unknown): boolean =>
  error instanceof Error && /^DNS lookup .* is not allowed\. Because/.test(error.message)

/** Returns the body, unless it is longer than `max`: then it is read no further. */
async function readBody(response: http.IncomingMessage, max: number): Promise<Buffer | 'tooLarge'> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length
    if (length > max) return 'tooLarge'
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** @param filter what the agents let through; by default public addresses alone */
export function remotePictures(timeoutMs: number, filter: RequestFilteringAgentOptions = {}): RemotePicturePort {
  const agents: Readonly<Record<string, http.Agent>> = {
    'http:': new RequestFilteringHttpAgent(filter),
    'https:': new RequestFilteringHttpsAgent(filter),
  }

  async function download(address: string, max: number): Promise<Buffer | RemotePictureProblem> {
    const signal = AbortSignal.timeout(timeoutMs)
    let url = new URL(address)
    for (let n = 0; n <= REDIRECTS_MAX; n += 1) {
      const agent = agents[url.protocol]
      if (!agent) return 'missing'
      const response = await request(url, agent, signal)
      const { statusCode = 0, headers } = response
      try {
        if (statusCode >= 500 || statusCode === 429) throw new UpstreamError(PORT, `${PORT}: status ${statusCode}`)
        if (statusCode < 300) return await readBody(response, max)
        if (statusCode >= 400 || headers.location === undefined) return 'missing'
        url = new URL(headers.location, url)
      } finally {
        response.destroy()
      }
    }
    return 'missing'
  }

  return {
    async download(address, max) {
      try {
        return await download(address, max)
      } catch (error) {
        if (isPrivate(error)) return 'private'
        throw error instanceof UpstreamError ? error : new UpstreamError(PORT, `${PORT}: ${failureName(error)}`)
      }
    },
  }
}
