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
  const web = vendor === 'wechat' ? await webAccount(q, tenantId) : null
  const { appId = '', merchantId = '', privateKey = '', serial = '', vendorPublicKey = '', vendorPublicKeyId = '', apiKey = '' } = data
  return { appId, merchantId, privateKey, serial, vendorPublicKey, vendorPublicKeyId, apiKey, ...(web && { webAppId: web.appId }) }
}

/** The site's mini-program at a vendor, or null when it has none. */
export async function miniApp(q: Connection, tenantId: number, vendor: 'weapp' | 'alipay'): Promise<MiniApp | null> {
  const data = await credential(q, tenantId, vendor)
  return data ? { ...data, appId: data.appId ?? '', secret: data.secret ?? '' } : null
}

/** The site's WeChat account (official account), or null when it has none. */
export async function webAccount(q: Connection, tenantId: number): Promise<MiniApp | null> {
  const data = await credential(q, tenantId, 'wechat')
  return data?.appId && data.secret ? { appId: data.appId, secret: data.secret } : null
}

/** What a field of a message's template says of an order. */
const facts = ['number', 'amount', 'status', 'time'] as const
export type OrderFact = (typeof facts)[number]

/** The messages that the site's WeChat mini-program may send about orders. */
export interface OrderMessages {
  app: MiniApp
  /** Ids of the templates; each may serve for any moment of an order. */
  templates: string[]
  /** The template's field name of each fact. */
  fields: Record<OrderFact, string>
}

/** Field names of a template whose fields were chosen in the vendor's usual order. */
const DEFAULT_FIELDS: Record<OrderFact, string> = { number: 'character_string1', amount: 'amount2', status: 'phrase3', time: 'date4' }

/**
 * From the row `weapp`: `subscribe_order` holds template ids, comma-separated; `subscribe_number`, `_amount`,
 * `_status` and `_time` name the template's fields where they differ from the default. Null without a mini-program.
 */
export async function orderMessages(q: Connection, tenantId: number): Promise<OrderMessages | null> {
  const data = await credential(q, tenantId, 'weapp')
  if (!data?.appId || !data.secret) return null
  const templates = (data.subscribe_order ?? '').split(',').map((id) => id.trim())
  const fields = { ...DEFAULT_FIELDS }
  for (const fact of facts) fields[fact] = data[`subscribe_${fact}`] || fields[fact]
  return { app: { appId: data.appId, secret: data.secret }, templates: templates.filter(Boolean), fields }
}
