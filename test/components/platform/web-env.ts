/** The web's platform files in one of its three places, loaded anew: each looks at the user agent once. */
export type WebKind = 'browser' | 'wechat' | 'app'

const AGENTS: Readonly<Record<WebKind, string>> = {
  browser: 'Mozilla/5.0 Chrome/120 Mobile',
  wechat: 'Mozilla/5.0 Android 14 MicroMessenger/8.0.50',
  app: 'Mozilla/5.0 Android 14 StorefrontApp/1.0',
}

export function enter(kind: WebKind): void {
  jest.resetModules()
  Object.defineProperty(navigator, 'userAgent', { value: AGENTS[kind], configurable: true })
}

export interface Asked {
  readonly id: string
  readonly method: string
  readonly params: unknown
}
/** Answers one question: `{ result }`, `{ error }`, or undefined for a shell that stays silent. */
export type Shell = (request: Asked) => { readonly result?: unknown; readonly error?: unknown } | undefined

interface Injected {
  StorefrontBridge?: { postMessage(text: string): void }
  __storefrontReply?: (reply: unknown) => void
  __storefrontEvent?: (event: unknown) => void
}
export const injected = window as Injected

/** Puts a shell's bridge into the page; the list fills with what it is asked. */
export function injectBridge(answer: Shell): Asked[] {
  const all: Asked[] = []
  injected.StorefrontBridge = {
    postMessage(text) {
      const request = JSON.parse(text) as Asked
      all.push(request)
      const reply = answer(request)
      if (reply)
        queueMicrotask(() =>
          injected.__storefrontReply?.(JSON.stringify({ id: request.id, ok: !('error' in reply), ...reply })),
        )
    },
  }
  return all
}

export function removeBridge(): void {
  delete injected.StorefrontBridge
}
