import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { HASH_LENGTH } from '@storefront/contract/domain/door/offline-list'
import type { Connection } from '../../db'
import type { Ctx } from '../../core/context.types'
import { sealPlace } from '../../lib/seal-place'

type KeyCtx = Pick<Ctx, 'tenant' | 'now' | 'ports'>

interface KeyRow {
  id: number
  public_key: string
  private_key: string | null
  created_at: string
}

/** A new key signs after half a year; the earlier ones stay valid until somebody retires them. */
const KEY_MS = 180 * 86_400_000
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

const KEYS =
  'select id, public_key, private_key, created_at from door_key where tenant_id = $1 and retired_at is null order by id'
const RETIRED_KEYS =
  'select id, public_key, null::text as private_key, created_at from door_key where tenant_id = $1 and retired_at is not null order by id'
const INSERT = `insert into door_key (tenant_id, id, public_key, private_key, created_at)
  select $1, coalesce(max(id), 0) + 1, $2, $3, $4 from door_key where tenant_id = $1 on conflict do nothing`

/** Returns the site's valid keys, the newest last; none before the first code or list. */
export const readKeys = (tx: Connection, ctx: KeyCtx): Promise<KeyRow[]> =>
  tx.rows<KeyRow>(KEYS, [ctx.tenant.id], 'door_keys')

/** Returns the newest key that can sign. */
const signingKey = (keys: readonly KeyRow[]): (KeyRow & { private_key: string }) | undefined =>
  keys.findLast((row): row is KeyRow & { private_key: string } => row.private_key !== null)

/** Returns the site's valid keys, the newest last; makes one where none can sign or it is old. */
export async function loadKeys(tx: Connection, ctx: KeyCtx): Promise<KeyRow[]> {
  const keys = await readKeys(tx, ctx)
  const newest = signingKey(keys)
  if (newest && ctx.now.getTime() - Date.parse(newest.created_at) < KEY_MS) return keys
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64url')
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const { vault } = ctx.ports
  const storedSecret = vault.isReady ? vault.seal(secret, sealPlace(ctx.tenant.id, 'door_key', raw)) : secret
  // Of two that make the first key at once, one's is stored.
  await tx.rows(INSERT, [ctx.tenant.id, raw, storedSecret, ctx.now], 'door_key_insert')
  return readKeys(tx, ctx)
}

/** Returns the keys that were retired, which prove earlier codes whose tickets are there. */
export const retiredKeys = (tx: Connection, ctx: KeyCtx): Promise<KeyRow[]> =>
  tx.rows<KeyRow>(RETIRED_KEYS, [ctx.tenant.id], 'door_keys_retired')

export const publicKeys = (keys: readonly KeyRow[]): { id: number; key: string }[] =>
  keys.map(({ id, public_key }) => ({ id, key: public_key }))

/** Returns the signing key's id, and what it makes of a text (Ed25519, base64url). */
export function signerOf(ctx: KeyCtx, keys: readonly KeyRow[]): { keyId: number; signText: (text: string) => string } {
  const newest = signingKey(keys)
  if (!newest) throw new Error('the site has no door key')
  const secret = ctx.ports.vault.open(newest.private_key, sealPlace(ctx.tenant.id, 'door_key', newest.public_key))
  const key = createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' })
  return { keyId: newest.id, signText: (text) => sign(null, Buffer.from(text), key).toString('base64url') }
}

/** Whether a text was signed by one of the site's valid keys. */
export function isSignedBy(keys: readonly KeyRow[], keyId: number, text: string, signature: string): boolean {
  const row = keys.find(({ id }) => id === keyId)
  if (!row) return false
  const key = createPublicKey({
    key: Buffer.concat([SPKI_PREFIX, Buffer.from(row.public_key, 'base64url')]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
}

export const sha512 = (text: string): string => createHash('sha512').update(text).digest('base64url')

/** Returns the hash that stands for a code in an offline list. */
export const codeHash = (code: string): string => sha512(code).slice(0, HASH_LENGTH)
