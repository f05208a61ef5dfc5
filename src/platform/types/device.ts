/** What the device and its vendor offer. Every result is honest; nothing here rejects (see each line). */

/**
 * The visitor said no, now (`cancelled`) or for good (`denied`); `unsupported`: this place cannot; `missing`: the page
 * is in our app, whose bridge is not there (spec 8: to be done inside the app).
 */
export type Refusal = 'cancelled' | 'denied' | 'unsupported' | 'failed' | 'missing'
export type Answer<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly why: Refusal }

export interface Scan {
  readonly can: () => boolean
  /** Reads one QR or bar code by the camera. */
  scan(): Promise<Answer<{ readonly text: string }>>
}

export interface Place {
  /** Degrees, GCJ-02 in mini-programs and WGS-84 in browsers. */
  readonly latitude: number
  readonly longitude: number
}
/** An address out of the vendor's own address book. */
export interface VendorAddress {
  readonly name: string
  readonly mobile: string
  /** Names of province, city and district, and the region code of 6 digits (empty when the vendor gives none). */
  readonly region: readonly [string, string, string]
  readonly code: string
  readonly detail: string
}
export interface Location {
  readonly canLocate: () => boolean
  readonly canAskAddress: () => boolean
  locate(): Promise<Answer<Place>>
  /** Shows a place on the vendor's map, or the browser's. */
  open(place: Place & { readonly name: string; readonly address: string }): Promise<Answer<object>>
  /** Lets the visitor choose one of the addresses that the vendor keeps for them. */
  address(): Promise<Answer<{ readonly address: VendorAddress }>>
}

/** A picture chosen on the device: `path` can be shown and uploaded. Sizes in pixels, `bytes` of the file. */
export interface LocalImage {
  readonly path: string
  readonly name: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  /** MIME type, e.g. image/jpeg. */
  readonly type: string
}
export interface Images {
  /** `failed` also when a picture could not be read (client log 20005). */
  choose(options: { readonly count: number; readonly from?: 'camera' | 'album' }): Promise<Answer<{ readonly images: readonly LocalImage[] }>>
  /** Full-screen view of pictures by their addresses, `current` first in front. */
  preview(urls: readonly string[], current: number): void
  /** Saves a picture (a local path or an address) to the album; browsers download it. */
  save(path: string, name: string): Promise<Answer<object>>
}

export interface UploadRequest {
  readonly url: string
  readonly path: string
  readonly name: string
  /** Name of the multipart field. */
  readonly field: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** Vendors' rule: nothing private is read before the visitor agreed to the privacy statement. */
export interface Privacy {
  /** Hands in who asks the visitor; `ask` resolves with the answer. Until then nothing is agreed to. */
  listen(ask: () => Promise<boolean>): void
  /** Before a private interface: true when it was agreed to, now or before. Calls at once share one question. */
  consent(): Promise<boolean>
  /** Opens the vendor's own copy of the statement; false where there is none. */
  openStatement(): Promise<boolean>
}

/** The system's page on which a visitor takes a "never" back. */
export interface Permissions {
  /** Some right was refused for good, so that the vendor will not ask again. */
  blocked(): Promise<boolean>
  /** Has to be called from a tap. False when it did not open. */
  open(): Promise<boolean>
}

export interface Subscribe {
  readonly can: () => boolean
  /** Asks for leave to send one message for each template: those that were granted. Has to be called from a tap. */
  ask(templates: readonly string[]): Promise<readonly string[]>
}

export interface Updates {
  /** Calls `ready` when a newer version was fetched; `apply` restarts into it. */
  listen(ready: (apply: () => void) => void): void
}

/** The native shell's bridge (docs/native-bridge.md). */
export interface NativeBridge {
  /** The shell is there and speaks. */
  readonly present: () => boolean
  /** Calls one of the shell's methods; rejects with `BridgeError` (its `why`). The wait depends on the method. */
  invoke(method: string, params?: object, timeoutMs?: number): Promise<unknown>
  /** Hears what the shell tells by itself, e.g. `token`, until the returned function is called. */
  on(event: string, listener: (data: unknown) => void): () => void
}
