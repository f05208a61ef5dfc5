import type { Connection } from '../db'
import type { CredentialKind } from '../db/schema'
import type { MerchantAccount, MiniApp, PaymentVendor } from '../ports/types'

async function credential(q: Connection, tenantId: number, kind: CredentialKind): Promise<Record<string, string> | null> {
  const [row] = await q.rows<{ data: Record<string, string> }>('select data from tenant_credential where tenant_id = $1 and kind = $2', [tenantId, kind])
  return row?.data ?? null
}

/** The site's account with a vendor, or null when it takes no money there. */
export async function merchantAccount(q: Connection, tenantId: number, vendor: PaymentVendor): Promise<MerchantAccount | null> {
  const data = await credential(q, tenantId, `pay:${vendor}`)
  if (!data) return null
  const { appId = '', merchantId = '', privateKey = '', serial = '', vendorPublicKey = '', vendorPublicKeyId = '', apiKey = '' } = data
  return { appId, merchantId, privateKey, serial, vendorPublicKey, vendorPublicKeyId, apiKey }
}

/** The site's mini-program at a vendor, or null when it has none. */
export async function miniApp(q: Connection, tenantId: number, vendor: 'weapp' | 'alipay'): Promise<MiniApp | null> {
  const data = await credential(q, tenantId, vendor)
  return data ? { ...data, appId: data.appId ?? '', secret: data.secret ?? '' } : null
}
