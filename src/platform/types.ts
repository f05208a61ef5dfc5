/**
 * What the app asks of the place it runs in (design 2.5). Each concern has an interface here and one small file a
 * target: `x.ts` is the web app and the default, `x.weapp.ts` WeChat, `x.alipay.ts` Alipay. Results are honest: a
 * payment whose end is not known says `unknown`, and a copied link says `copied`.
 */
import type { PayChannel, PayTicket } from '@storefront/contract/entities/checkout/payment'
import type { UploadRequest } from './types/device'

/** Where the app runs. `app` is our own native shell's web view, `wechat` WeChat's browser. */
export type EnvKind = 'browser' | 'wechat' | 'weapp' | 'alipay' | 'app'

export interface Env {
  readonly kind: EnvKind
  /** A mini-program: native tab bar and titles, tokens in place of cookies. */
  readonly isMini: boolean
  /** Of what a vendor or a store reviews: this mini-program, or the native app around the page; of the page itself in browsers. */
  readonly version: string
  /** Id of this mini-program, for SP-MP-AID; empty on the web. */
  readonly appId: string
  /** Origin and path in front of every call: `/api` or `https://shop.example/api-t/{tenant}`. */
  apiBase(): string
  /** Host of the site, sent as `c_domain`. */
  domain(): string
  /** Value of a cookie; always empty where there are none. */
  cookie(name: string): string
  online(): boolean
  /** Device pixels per CSS pixel. */
  pixelRatio(): number
  /** Width of the window in CSS pixels. */
  width(): number
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text. */
  readonly body?: string
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  /** Goes out although the page is going away; 64 KB at most in browsers. */
  readonly keepalive?: boolean
}
export interface HttpReply {
  readonly status: number
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown
  /** Seconds after which the server wants to be asked again; undefined when it named none. */
  readonly retryAfter?: number
}
/** Why no reply came. */
export type HttpFailure = 'network' | 'timeout' | 'aborted'
export interface Http {
  /** Rejects with `HttpError` when no reply came; any status is a reply. */
  send(request: HttpRequest): Promise<HttpReply>
  /** Posts a file as a multipart form. Rejects like `send`; also with `network` when the file cannot be read. */
  upload(request: UploadRequest): Promise<HttpReply>
}

/** Tells that the app goes out of sight, maybe for ever. */
export interface PageHide {
  /** Gives an end of the listening. */
  listen(report: () => void): () => void
}

export interface TextStore {
  /** The longest text that one key may hold, in characters. */
  readonly most: number
  /** Null when there is none, also when the place refuses to be read. */
  read(key: string): string | null
  /** False when it could not be kept (full, or forbidden). */
  write(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

export interface TokenStore {
  get(): string
  set(token: string): void
  clear(): void
  /** Settles when `get` can answer: the native app hands its token over after the start. */
  ready(): Promise<void>
  /** Asks the place for a new token after a 401; false where none is to be had. Calls at once share one question. */
  refresh(): Promise<boolean>
  /** The user logged out: the native app forgets the session, too. Never rejects. */
  leave(): Promise<void>
  /** Hears that the place changed the session by itself: somebody logged in or out in the native app. */
  listen(changed: () => void): void
}

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

/** `missing`: in our app without its bridge (spec 8). */
export type PayResult = 'paid' | 'cancelled' | 'unknown' | 'failed' | 'missing'
export interface Pay {
  /** Ways to pay that work here, the usual one first. */
  channels(): readonly PayChannel[]
  /**
   * Hands the ticket to the vendor. `unknown` after leaving for an address, or when the vendor does not say: ask
   * `pay_state` then. Never rejects.
   */
  pay(ticket: PayTicket): Promise<PayResult>
  /** Full address that a redirecting vendor returns to; undefined where nothing redirects. */
  returnUrl(path: string): string | undefined
}

export interface Clipboard {
  copy(text: string): Promise<'done' | 'failed'>
}
export interface Phone {
  /** `unknown`: the browser does not tell whether a call was made. */
  call(number: string): Promise<'done' | 'cancelled' | 'unknown'>
}
export interface ExternalLink {
  /** Goes there, or copies the address where a place cannot. */
  open(url: string): Promise<'done' | 'copied' | 'failed'>
}

export interface ToastOptions {
  /** Spec 8: errors stand at the bottom, a few at the centre. A mini-program has the centre alone. */
  readonly at?: 'bottom' | 'center'
  readonly ms?: number
}
export interface Feedback {
  /** A line break in the text is one in the toast. */
  toast(text: string, options?: ToastOptions): void
  /** Shows that something goes on until the returned function is called. */
  loading(text: string): () => void
}

export interface Display {
  /** The system's text size over its usual one, within 0.85..1.6. */
  textScale(): number
  setTitle(title: string): void
  /** Scrolls the screen in front to its top. */
  scrollToTop(): void
  /** Lays a theme's colours over what stands outside the screens (status bar, page background). */
  setChrome(colours: { primary: string; onPrimary: string; background: string }): void
}

export interface Tabs {
  /** The bar is the vendor's, not ours. */
  readonly isNative: boolean
  /** `text` empty takes the badge away. */
  setBadge(index: number, text: string): void
  setLabels(labels: readonly string[]): void
  setColour(colour: string): void
  /** A tab has come in front: what the vendor refused before is changed now. */
  renew(): void
}

/** A screen that would lose what was filled in. */
export interface Unsaved {
  /**
   * Going back from the screen in front asks first, until the returned function is called: by `ask` where the way back
   * is ours, by the vendor with `text` where it is the vendor's.
   */
  hold(text: string, ask: () => Promise<boolean>): () => void
}

/** Errors that nothing else caught. */
export interface UncaughtErrors {
  listen(report: (error: unknown) => void): void
}

export type * from './types/canvas'
export type * from './types/device'
export type * from './types/launch-params'
export type * from './types/preview'
export type * from './types/share'
