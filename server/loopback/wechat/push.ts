/** WeChat's message push, as it calls a site: signed and encrypted, and again until it is answered. */
import { createCipheriv, createHash, randomBytes } from 'node:crypto'

/** The keys that sign and encrypt an account's pushes, by the names in its row. */
export interface PushKeys {
  pushToken: string
  /** EncodingAESKey: 43 characters of base64. */
  pushAesKey: string
}

/** The same for the same account, so that the books of keys need not hold them. */
export function pushKeys(appId: string): PushKeys {
  const hash = (what: string) => createHash('sha256').update(`${what} ${appId}`).digest()
  return {
    pushToken: hash('push token').toString('hex').slice(0, 32),
    pushAesKey: hash('push key').toString('base64').slice(0, 43),
  }
}

const sha1 = (parts: readonly string[]) =>
  createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex')

/** 16 random bytes, the length, the message and the app id, padded to blocks of 32. */
function encrypt(appId: string, aesKey: string, message: string): string {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const text = Buffer.from(message)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  const plain = Buffer.concat([randomBytes(16), length, text, Buffer.from(appId)])
  const count = 32 - (plain.length % 32)
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  return Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.alloc(count, count)])), cipher.final()]).toString(
    'base64',
  )
}

/** A push as it goes out: its query and body. */
export interface SignedPush {
  query: string
  body: string
}

/** Signs a call, and encrypts the message of it; `at` in milliseconds. */
export function signPush(appId: string, message: string, at: number, format: 'json' | 'xml'): SignedPush {
  const { pushToken, pushAesKey } = pushKeys(appId)
  const timestamp = String(Math.floor(at / 1000))
  const nonce = String(randomBytes(4).readUInt32BE())
  const encrypted = encrypt(appId, pushAesKey, message)
  const query = new URLSearchParams({
    signature: sha1([pushToken, timestamp, nonce]),
    timestamp,
    nonce,
    encrypt_type: 'aes',
    msg_signature: sha1([pushToken, timestamp, nonce, encrypted]),
  })
  const body =
    format === 'json'
      ? JSON.stringify({ ToUserName: 'gh_loopback', Encrypt: encrypted })
      : `<xml><ToUserName><![CDATA[gh_loopback]]></ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`
  return { query: query.toString(), body }
}

/** WeChat tries three times in all, when there is no answer within five seconds. */
const ATTEMPTS = 3
const ATTEMPT_MS = 5000

/** Pushes to a site; whether it was answered. The same message goes out again when it was not. */
export async function sendPush(url: string, { query, body }: SignedPush): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const headers = { 'content-type': body.startsWith('{') ? 'application/json' : 'text/xml' }
      const response = await fetch(`${url}?${query}`, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(ATTEMPT_MS),
      })
      if (response.status === 200 && (await response.text()) === 'success') return true
    } catch {
      // Not reached: tried again, as the vendor does.
    }
  }
  return false
}
