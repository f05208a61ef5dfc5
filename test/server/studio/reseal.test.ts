import { randomBytes } from 'node:crypto'
import type { Tenant } from '../../../server/src/core/context.types'
import { isSignedBy, loadKeys, signerOf } from '../../../server/src/domains/door/keys'
import { merchantAccount } from '../../../server/src/domains/shared/credential'
import { sealPlace } from '../../../server/src/lib/seal-place'
import { resealSecrets } from '../../../server/src/opening/reseal'
import { vaultOf } from '../../../server/src/ports/vault'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const [older, newer] = [randomBytes(32), randomBytes(32)]
const vaults = {
  /** Before: one key. */
  older: vaultOf([older], false),
  /** Processes that know the new key, and seal by the old one. */
  between: vaultOf([older, newer], false),
  both: vaultOf([newer, older], false),
  /** After: the old key is gone. */
  newer: vaultOf([newer], false),
}
type VaultName = keyof typeof vaults

const ctxOf = async (vault: VaultName) => {
  const tenant = (await t.app.directory.find({ by: 'slug', value: 'qingshi' })) as Tenant
  return { tenant, now: t.ports.clock.now(), ports: { ...t.ports, vault: vaults[vault] } }
}

/** Writes a credential, of which one secret is sealed and one is of before there was a key, and a second factor. */
async function writeSecrets(): Promise<void> {
  const user = await t.user({ perms: ['*'] })
  await t.make(async (tx) => {
    const data = {
      appId: 'wx-public',
      privateKey: vaults.older.seal('the private key', sealPlace(MAIN, 'pay:wechat', 'privateKey')),
      apiKey: 'of before',
    }
    await tx.rows(
      `insert into tenant_credential (tenant_id, kind, data) values ($1, 'pay:wechat', $2)
        on conflict (tenant_id, kind) do update set data = excluded.data`,
      [MAIN, JSON.stringify(data)],
    )
    await tx.rows('delete from tenant_credential where tenant_id = $1', [OTHER])
    await tx.rows("delete from tenant_credential where tenant_id = $1 and kind <> 'pay:wechat'", [MAIN])
    const secret = vaults.older.seal('JBSWY3DPEHPK3PXP', sealPlace(MAIN, 'totp', String(user.id)))
    await tx.rows('insert into totp (tenant_id, user_id, secret) values ($1, $2, $3)', [MAIN, user.id, secret])
  })
}

test('a key is exchanged in steps, at each of which every process opens every secret', async () => {
  await writeSecrets()
  const before = await ctxOf('older')
  const { keyId, signText } = signerOf(before, await t.make((tx) => loadKeys(tx, before)))
  const signature = signText('text')

  const accountBy = async (vault: VaultName) => {
    const ctx = await ctxOf(vault)
    const account = await t.make((tx) => merchantAccount(tx, ctx, 'wechat'))
    const keys = await t.make((tx) => loadKeys(tx, ctx))
    expect(isSignedBy(keys, keyId, 'text', signature)).toBe(true)
    expect(signerOf(ctx, keys).signText('text')).toBe(signature)
    return [account?.appId, account?.privateKey, account?.apiKey]
  }
  const account = ['wx-public', 'the private key', 'of before']
  for (const vault of ['older', 'between', 'both'] as const) expect(await accountBy(vault)).toEqual(account)
  await expect(accountBy('newer')).rejects.toThrow('sealed by a key that CREDENTIAL_KEY does not name')

  expect(await resealSecrets(t.database, vaults.both)).toBe(4)
  expect(await resealSecrets(t.database, vaults.both)).toBe(0)
  for (const vault of ['between', 'both', 'newer'] as const) expect(await accountBy(vault)).toEqual(account)
  const [row] = await t.make((tx) =>
    tx.rows<{ user_id: number; secret: string }>('select user_id, secret from totp where tenant_id = $1', [MAIN]),
  )
  expect(vaults.newer.open(row?.secret ?? '', sealPlace(MAIN, 'totp', String(row?.user_id)))).toBe('JBSWY3DPEHPK3PXP')
})
