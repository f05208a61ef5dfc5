import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { VaultPort } from '../core/ports.types'

const PREFIX = 'sealed:1:'
const KEY_BYTES = 32
/** Key of a demo without a key of its own. It protects nothing, as the demo's vendors are our own. */
const DEMO_KEY = createHash('sha256').update('loopback').digest()

/** Returns the keys of a setting like `base64,base64`; null for what are none. */
export function parseKeys(text: string): Buffer[] | null {
  if (text === '') return []
  const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'))
  return keys.every((key) => key.length === KEY_BYTES) ? keys : null
}

/** Returns the id by which an encrypted text names its key. */
const keyIdOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8)

/**
 * Seals texts by AES-256-GCM. The first key seals, each opens what it sealed, so that a key is replaced by putting
 * another one before it. `place` is bound to the text: one that was copied to another row does not open there.
 */
export function vaultOf(keys: readonly Buffer[], isDemo: boolean): VaultPort {
  const all = keys.length > 0 ? keys : isDemo ? [DEMO_KEY] : []
  const byId = new Map(all.map((key) => [keyIdOf(key), key]))
  const [first] = all
  return {
    isReady: first !== undefined,
    isCurrent: (text) => first !== undefined && text.startsWith(`${PREFIX}${keyIdOf(first)}:`),
    seal(text, place) {
      if (!first) throw new Error('there is no key to seal by: CREDENTIAL_KEY')
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', first, iv).setAAD(Buffer.from(place))
      const sealedBytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${PREFIX}${keyIdOf(first)}:${Buffer.concat([iv, cipher.getAuthTag(), sealedBytes]).toString('base64')}`
    },
    open(text, place) {
      if (!text.startsWith(PREFIX)) return text
      const [id = '', data = ''] = text.slice(PREFIX.length).split(':')
      const key = byId.get(id)
      if (!key) throw new Error('a credential is sealed by a key that CREDENTIAL_KEY does not name')
      const bytes = Buffer.from(data, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
