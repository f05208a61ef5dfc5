import { type CredentialKind, credentialFields, credentialKinds } from '@storefront/contract/domain/site/credentials'
import type { Connection, Database } from '../db'
import type { VaultPort } from '../core/ports.types'
import { sealPlace } from '../lib/seal-place'

type Secrets = Readonly<Record<string, string>>

/** Seals a text anew, unless the first key has sealed it. */
const sealAnew = (vault: VaultPort, text: string, place: string): string =>
  vault.isCurrent(text) ? text : vault.seal(vault.open(text, place), place)

async function resealCredential(
  tx: Connection,
  vault: VaultPort,
  tenantId: number,
  kind: CredentialKind,
): Promise<number> {
  const [row] = await tx.rows<{ data: Secrets }>(
    'select data from tenant_credential where tenant_id = $1 and kind = $2 for update',
    [tenantId, kind],
  )
  const texts = credentialFields(kind).flatMap(({ name, isSecret }) => {
    const text = row?.data[name]
    return isSecret && text ? [[name, text] as const] : []
  })
  const changes = texts
    .map(([name, text]) => [name, text, sealAnew(vault, text, sealPlace(tenantId, kind, name))] as const)
    .filter(([, text, next]) => next !== text)
  if (changes.length > 0)
    await tx.rows('update tenant_credential set data = data || $3::jsonb where tenant_id = $1 and kind = $2', [
      tenantId,
      kind,
      JSON.stringify(Object.fromEntries(changes.map(([name, , next]) => [name, next]))),
    ])
  return changes.length
}

/** Texts of one column, each with the field of its place. */
interface SealedColumn {
  readonly kind: string
  readonly select: string
  readonly update: string
}

const columns: readonly SealedColumn[] = [
  {
    kind: 'totp',
    select: 'select user_id::text as field, secret as text from totp where tenant_id = $1 order by user_id for update',
    update: 'update totp set secret = $3 where tenant_id = $1 and user_id = $2::text::bigint',
  },
  {
    kind: 'door_key',
    select:
      "select public_key as field, coalesce(private_key, '') as text from door_key where tenant_id = $1 and private_key is not null order by id for update",
    update: 'update door_key set private_key = $3 where tenant_id = $1 and public_key = $2',
  },
]

async function resealColumn(
  tx: Connection,
  vault: VaultPort,
  tenantId: number,
  { kind, select, update }: SealedColumn,
): Promise<number> {
  const rows = await tx.rows<{ field: string; text: string }>(select, [tenantId])
  let count = 0
  for (const { field, text } of rows) {
    const next = sealAnew(vault, text, sealPlace(tenantId, kind, field))
    if (next === text) continue
    await tx.rows(update, [tenantId, field, next])
    count += 1
  }
  return count
}

/**
 * Seals every secret of all sites by the first key of the vault, so that the other keys can go (docs/operations/secure.md).
 * A site is one transaction, which holds its secrets for its time. @returns how many were sealed anew
 */
export async function resealSecrets({ owner }: Database, vault: VaultPort): Promise<number> {
  const sites = await owner.read((tx) =>
    tx.rows<{ id: number }>('select tenant_id as id from tenant order by tenant_id'),
  )
  let count = 0
  for (const { id } of sites)
    count += await owner.tx(async (tx) => {
      let siteCount = 0
      for (const kind of credentialKinds) siteCount += await resealCredential(tx, vault, id, kind)
      for (const column of columns) siteCount += await resealColumn(tx, vault, id, column)
      return siteCount
    })
  return count
}
