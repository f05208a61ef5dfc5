import { paymentMethods } from '@storefront/contract/domain/checkout/payment-methods'
import {
  type CredentialFieldName,
  type CredentialKind,
  credentialFields,
  credentialKinds,
} from '@storefront/contract/domain/site/credentials'
import type { Page } from '@storefront/contract/entities/common'
import type { StudioCredential } from '@storefront/contract/entities/studio/credential'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { sealPlace } from '../../../lib/seal-place'
import { writeAuditEntry } from '../audit/record'

interface CredentialRow {
  kind: CredentialKind
  data: Record<string, string>
  version: number
}

const SELECT = 'select kind, data, version from tenant_credential where tenant_id = $1'

/** Returns a row without its secrets. */
function present(kind: CredentialKind, row: CredentialRow | undefined): StudioCredential {
  const names = credentialFields(kind)
  const entries = names.filter(({ isSecret }) => !isSecret).map(({ name }) => [name, row?.data[name] ?? ''])
  return {
    kind,
    version: row?.version ?? 0,
    values: Object.fromEntries(entries),
    secrets: names.filter(({ name, isSecret }) => isSecret && row?.data[name]).map(({ name }) => name),
  }
}

/** Whether a contract is of use for the site: one of payments by a method that its country offers. */
const isOffered = ({ tenant }: UserCtx, kind: CredentialKind): boolean =>
  !kind.startsWith('pay:') ||
  tenant.country.payments.some((name) => `pay:${paymentMethods[name].vendor ?? ''}` === kind)

/** Returns all kinds that the site has or may fill in. */
export function listCredentials(ctx: UserCtx): Promise<Page<StudioCredential>> {
  return ctx.db.read(async (tx) => {
    const rows = await tx.rows<CredentialRow>(SELECT, [ctx.tenant.id])
    const results = credentialKinds
      .map((kind) =>
        present(
          kind,
          rows.find((row) => row.kind === kind),
        ),
      )
      .filter(({ kind, version }) => version > 0 || isOffered(ctx, kind))
    return { count: results.length, results }
  })
}

/** Returns the fields for the log: the names of the changed secrets, never their values. */
const loggedFields = (credential: StudioCredential, fields: readonly string[] = []) => ({
  ...credential.values,
  fields,
})

/** Returns the stored data after a change: secrets sealed, fields that are left out as they were, empty ones gone. */
function withChanges(
  ctx: UserCtx,
  kind: CredentialKind,
  data: Record<string, string>,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const next = { ...data }
  for (const { name, isSecret } of credentialFields(kind)) {
    const value = values[name]?.trim()
    if (value === undefined) continue
    if (value === '') delete next[name]
    else next[name] = isSecret ? ctx.ports.vault.seal(value, sealPlace(ctx.tenant.id, kind, name)) : value
  }
  return next
}

const INSERT = `insert into tenant_credential (tenant_id, kind, data) select $1, $2, $3::jsonb where $4 = 0 on conflict do nothing returning version`
// The version decides in the statement itself: of two saves of one version, one writes.
const UPDATE = `update tenant_credential set data = $3::jsonb, version = version + 1 where tenant_id = $1 and kind = $2 and version = $4 returning version`
const DROP_APP = 'delete from tenant_app where tenant_id = $1 and vendor = $2 and app_id <> $3'
const ADD_APP = 'insert into tenant_app (app_id, tenant_id, vendor) values ($3, $1, $2) on conflict do nothing'
const OWN_APP = 'select 1 from tenant_app where tenant_id = $1 and vendor = $2 and app_id = $3'

/** Makes the app id of a mini-program mean this site; one that means another site is refused. */
async function claimApp(ctx: UserCtx, tx: Connection, kind: CredentialKind, appId: string): Promise<Failure | null> {
  if (kind !== 'weapp' && kind !== 'alipay') return null
  const key = [ctx.tenant.id, kind, appId]
  await tx.rows(DROP_APP, key)
  if (appId === '') return null
  await tx.rows(ADD_APP, key)
  return (await tx.rows(OWN_APP, key)).length > 0 ? null : fail('appTaken')
}

const rowOf = async (ctx: UserCtx, tx: Connection, kind: CredentialKind) =>
  (await tx.rows<CredentialRow>(`${SELECT} and kind = $2`, [ctx.tenant.id, kind]))[0]

interface CredentialChange {
  version: number
  values: Record<string, string>
}

/** Saves a contract of a version that nobody has saved since. */
export function saveCredential(
  ctx: UserCtx,
  kind: CredentialKind,
  { version, values }: CredentialChange,
): Promise<StudioCredential | Failure> {
  return ctx.db.tx(async (tx) => {
    if (!ctx.ports.vault.isReady) return fail('credentialKey')
    const row = await rowOf(ctx, tx, kind)
    const data = withChanges(ctx, kind, row?.data ?? {}, values)
    const rows = await tx.rows(version === 0 ? INSERT : UPDATE, [ctx.tenant.id, kind, JSON.stringify(data), version])
    if (rows.length === 0) return fail('editConflict')
    const failure = await claimApp(ctx, tx, kind, data.appId ?? '')
    if (failure) return failure
    const result = present(kind, await rowOf(ctx, tx, kind))
    const secrets = credentialFields(kind).filter(({ name, isSecret }) => isSecret && values[name] !== undefined)
    const [before, after] = [
      loggedFields(present(kind, row)),
      loggedFields(
        result,
        secrets.map(({ name }): CredentialFieldName => name),
      ),
    ]
    await writeAuditEntry(ctx, tx, { action: row ? 'update' : 'create', kind: 'credential', item: kind, before, after })
    return result
  })
}

/** Takes a contract away, and with it what its app id meant. */
export function removeCredential(ctx: UserCtx, kind: CredentialKind): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await rowOf(ctx, tx, kind)
    if (!row) return fail('notFound')
    await tx.rows('delete from tenant_credential where tenant_id = $1 and kind = $2', [ctx.tenant.id, kind])
    await claimApp(ctx, tx, kind, '')
    await writeAuditEntry(ctx, tx, {
      action: 'delete',
      kind: 'credential',
      item: kind,
      before: loggedFields(present(kind, row)),
    })
    return { ok: true as const }
  })
}
