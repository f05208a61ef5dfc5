import { exchange } from './wire'

/** Cookies know no ports: those of the little server are the page's own. */
function storeCookies(cookies: readonly string[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: this plays the browser
  for (const cookie of cookies) document.cookie = cookie
}

/** A `data:` address as the file that was chosen; jsdom takes its own Blob alone. */
function file(url: string): Blob {
  const [head = '', data = ''] = url.slice('data:'.length).split(',')
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: head.split(';')[0] })
}

/**
 * The browser's fetch over real HTTP, as far as the app uses it: jsdom has none, and Node's refuses jsdom's signals.
 */
async function fetchStandIn(url: string, init: RequestInit = {}) {
  if (url.startsWith('data:')) return { ok: true, blob: async () => file(url) }
  const headers = { ...(init.headers as Record<string, string>), ...(document.cookie && { Cookie: document.cookie }) }
  try {
    const reply = await exchange({
      url,
      method: init.method ?? 'GET',
      headers,
      body: init.body as string | undefined,
      signal: init.signal,
    })
    storeCookies(reply.cookies)
    return {
      ok: reply.status < 400,
      status: reply.status,
      headers: { get: (name: string) => reply.headers[name.toLowerCase()] ?? null },
      text: async () => reply.text,
    }
  } catch {
    throw new TypeError('Failed to fetch')
  }
}

export const installFetch = (): void => void Object.assign(globalThis, { fetch: fetchStandIn })
