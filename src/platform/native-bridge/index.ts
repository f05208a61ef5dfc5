import { env } from '@/platform/env'
import { type BridgeReply, BridgeError, failureOf } from './protocol'
import type { NativeBridge } from './types'

export { BridgeError } from './protocol'

interface Port {
  postMessage(text: string): void
}
interface Shell {
  StorefrontBridge?: Port
  webkit?: { messageHandlers?: { storefront?: Port } }
  __storefrontReply?: (reply: unknown) => void
  __storefrontEvent?: (event: unknown) => void
}

/** A machine answers within this; a person in front of a cashier or a camera gets minutes. */
const MACHINE_MS = 10_000
const PERSON_MS = 10 * 60_000
const PERSONAL: readonly string[] = ['pay', 'scan', 'chooseImages', 'address', 'share', 'location', 'saveImage']

const shell = window as Shell
const waiting = new Map<string, (reply: BridgeReply) => void>()
const listeners = new Map<string, Set<(data: unknown) => void>>()
// A late reply to the page before a reload must not answer a question of this one.
const page = Math.random().toString(36).slice(2, 10)
let serial = 0

/** Returns the shell's bridge, for the top window only: inside a frame, the request may come from another site. */
function port(): Port | undefined {
  if (env.kind !== 'app' || window.top !== window) return undefined
  return shell.StorefrontBridge ?? shell.webkit?.messageHandlers?.storefront
}

/** Shells hand over text or an object. What is neither, or names no question of ours, is dropped. */
function read(message: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = typeof message === 'string' ? JSON.parse(message) : message
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

shell.__storefrontReply = (message) => {
  const reply = read(message)
  if (reply) waiting.get(String(reply['id']))?.(reply)
}
shell.__storefrontEvent = (message) => {
  const event = read(message)
  if (event) for (const listener of [...(listeners.get(String(event['name'])) ?? [])]) listener(event['data'])
}

/** The bridge to our native shell, as docs/native-bridge.md writes it down. */
export const nativeBridge: NativeBridge = {
  present: () => port() !== undefined,
  invoke(method, params = {}, timeoutMs = PERSONAL.includes(method) ? PERSON_MS : MACHINE_MS) {
    const to = port()
    if (!to) return Promise.reject(new BridgeError('missing', method))
    serial += 1
    const id = `${page}-${serial}`
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        waiting.delete(id)
      }
      const timer = setTimeout(() => {
        end()
        reject(new BridgeError('timeout', method))
      }, timeoutMs)
      waiting.set(id, (reply) => {
        end()
        if (reply.ok === true) resolve(reply.result)
        else reject(new BridgeError(failureOf(reply.error), method))
      })
      try {
        to.postMessage(JSON.stringify({ id, method, params }))
      } catch {
        end()
        reject(new BridgeError('failed', method))
      }
    })
  },
  on(event, listener) {
    const all = listeners.get(event) ?? new Set()
    listeners.set(event, all.add(listener))
    return () => void all.delete(listener)
  },
}
