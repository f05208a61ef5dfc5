/**
 * What the app asks of the place it runs in (design 2.5). Each concern has an interface here and one small file a
 * target: `x.ts` is the web app and the default, `x.weapp.ts` WeChat, `x.alipay.ts` Alipay. Results are honest: a
 * payment whose end is not known says `unknown`, and a copied link says `copied`.
 */
import type { PayChannel, PayTicket } from '@storefront/contract/entities/shop'
import type { RouteName } from '@storefront/contract/routes'
import type { Params } from '@/routes/build'

/** Where the app runs. `app` is our own native shell's web view, `wechat` WeChat's browser. */
export type EnvKind = 'browser' | 'wechat' | 'weapp' | 'alipay' | 'app'

export interface Env {
  readonly kind: EnvKind
  /** A mini-program: native tab bar and titles, tokens in place of cookies. */
  readonly isMini: boolean
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
}
export interface HttpReply {
  readonly status: number
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown
}
/** Why no reply came. */
export type HttpFailure = 'network' | 'timeout' | 'aborted'
export interface Http {
  /** Rejects with `HttpError` when no reply came; any status is a reply. */
  send(request: HttpRequest): Promise<HttpReply>
}

export interface TextStore {
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
}

export interface Login {
  /** Whether this place can log in without asking the visitor. */
  readonly canSilently: boolean
  /** The vendor's login code for `loginMini`; null where there is none or the vendor refused. */
  silentCode(): Promise<{ vendor: 'weapp' | 'alipay'; code: string } | null>
}

export type PayResult = 'paid' | 'cancelled' | 'unknown' | 'failed'
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
export interface ModalOptions {
  readonly title?: string
  readonly text: string
  readonly confirmText: string
  /** Absent: one button. */
  readonly cancelText?: string
  readonly danger?: boolean
}
export interface Feedback {
  toast(text: string, options?: ToastOptions): void
  /** True when confirmed. */
  modal(options: ModalOptions): Promise<boolean>
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
}

export interface ShareCard {
  readonly title: string
  readonly name: RouteName
  readonly params?: Params
  readonly image?: string
}
/** Prepares what the vendor's share menu sends of this screen. A hook: call it while rendering. */
export type UseShare = (card: ShareCard) => void

/** Errors that nothing else caught. */
export interface Crashes {
  listen(report: (error: unknown) => void): void
}
