/** Codes at the door: what a scanner, a camera or a person gives, and what it may be. */

/** Content of a signed code. Its text is `D1.{site}.{key}.{kind}{id}.{event}.{type}.{code}.{expires}.{signature}`. */
export interface SignedCode {
  readonly site: string
  /** Id of the site's key that signed it. */
  readonly keyId: number
  readonly kind: 'ticket' | 'registration'
  readonly id: number
  readonly eventId: number
  /** 0 of a registration. */
  readonly typeId: number
  /** The code that is typed where none can be scanned. */
  readonly code: string
  /** Milliseconds; null of a code that stays the same. */
  readonly expires: number | null
}

export type DoorCode =
  | { readonly kind: 'signed'; readonly content: SignedCode; readonly message: string; readonly signature: string }
  /** `alike`: whose lengths and characters it has. */
  | { readonly kind: 'typed'; readonly code: string; readonly alike: CodeFamily }
  | { readonly kind: 'unreadable' }

/** Kind of site code that a text may be; several kinds share a length. */
export type CodeFamily = 'ticket' | 'eticket' | 'coupon' | 'pickup' | 'other'

const SIGNED =
  /^D1\.([a-z0-9_-]{1,60})\.(\d{1,6})\.([tr])(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([A-Z0-9]{4,40})\.(\d{1,12})\.([A-Za-z0-9_-]{86})$/
export const CODE_TEXT_MAX = 400

/** The part of a signed code that is signed. */
export const signedMessage = ({ site, keyId, kind, id, eventId, typeId, code, expires }: SignedCode): string =>
  [
    'D1',
    site,
    keyId,
    kind[0] + String(id),
    eventId,
    typeId,
    code,
    expires === null ? 0 : Math.floor(expires / 1000),
  ].join('.')

/** People type with spaces and hyphens and in small letters; of an address its last part is the code. */
export function normalizeCode(text: string): string {
  const last =
    text
      .trim()
      .replace(/[/?#]+$/, '')
      .split(/[/=]/)
      .pop() ?? ''
  return last.replace(/[\s-]/g, '').toUpperCase().slice(0, 60)
}

function familyOf(code: string): CodeFamily {
  if (code.length === 10) return /[0O1IL]/.test(code) ? 'other' : 'ticket'
  if (code.length === 16) return 'eticket'
  if (code.length === 12) return 'coupon'
  return code.length === 8 ? 'pickup' : 'other'
}

/** Reads any text that a scanner may give; never throws, whatever it is. */
export function parseDoorCode(text: string): DoorCode {
  const rawText = text.trim()
  if (rawText.length > CODE_TEXT_MAX) return { kind: 'unreadable' }
  const parts = SIGNED.exec(rawText)
  if (parts) {
    const [, site = '', keyId, kind, id, eventId, typeId, code = '', seconds, signature = ''] = parts
    const expires = Number(seconds) === 0 ? null : Number(seconds) * 1000
    const content: SignedCode = {
      site,
      keyId: Number(keyId),
      kind: kind === 't' ? 'ticket' : 'registration',
      id: Number(id),
      eventId: Number(eventId),
      typeId: Number(typeId),
      code,
      expires,
    }
    return { kind: 'signed', content, signature, message: rawText.slice(0, -signature.length - 1) }
  }
  const code = normalizeCode(rawText)
  return /^[A-Z0-9]{4,40}$/.test(code) ? { kind: 'typed', code, alike: familyOf(code) } : { kind: 'unreadable' }
}
