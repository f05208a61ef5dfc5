import type { Connection } from '../db'
import type { CredentialKind } from '../db/schema'
import type { MerchantAccount, MiniApp, MiniVendor, PaymentVendor } from '../ports/types'

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

const miniAppOf = (data: Record<string, string>): MiniApp => ({ ...data, appId: data.appId ?? '', secret: data.secret ?? '' })

/** The site's mini-program at a vendor, or null when it has none. */
export async function miniApp(q: Connection, tenantId: number, vendor: MiniVendor): Promise<MiniApp | null> {
  const data = await credential(q, tenantId, vendor)
  return data ? miniAppOf(data) : null
}

/** The site's WeChat account (official account), or null when it has none. */
export async function webAccount(q: Connection, tenantId: number): Promise<MiniApp | null> {
  const data = await credential(q, tenantId, 'wechat')
  return data?.appId && data.secret ? { appId: data.appId, secret: data.secret } : null
}

/** What a field of a message's template says of an order. */
const facts = ['number', 'amount', 'status', 'time'] as const
export type OrderFact = (typeof facts)[number]

/** The messages that a mini-program of the site may send about orders. */
export interface OrderMessages {
  vendor: MiniVendor
  app: MiniApp
  /** Ids of the templates; each may serve for any moment of an order. */
  templates: string[]
  /** The template's field name of each fact. */
  fields: Record<OrderFact, string>
}

/** Field names of a template whose fields were chosen in this order: WeChat's carry their kind, Alipay's their place. */
const DEFAULT_FIELDS: Readonly<Record<MiniVendor, Record<OrderFact, string>>> = {
  weapp: { number: 'character_string1', amount: 'amount2', status: 'phrase3', time: 'date4' },
  alipay: { number: 'keyword1', amount: 'keyword2', status: 'keyword3', time: 'keyword4' },
}

/** `a, b` as its parts: how `subscribe_order` names templates. */
export const templateIds = (text: string | null | undefined): string[] => (text ?? '').split(',').flatMap((part) => part.trim() || [])

function messagesOf(vendor: MiniVendor, data: Record<string, string>): OrderMessages {
  const fields = { ...DEFAULT_FIELDS[vendor] }
  for (const fact of facts) fields[fact] = data[`subscribe_${fact}`] || fields[fact]
  return { vendor, app: miniAppOf(data), templates: templateIds(data.subscribe_order), fields }
}

const MINIS = "select kind, data from tenant_credential where tenant_id = $1 and kind in ('weapp', 'alipay')"

/**
 * Of each mini-program of the site, from the row of its vendor: `subscribe_order` holds template ids, comma-separated;
 * `subscribe_number`, `_amount`, `_status` and `_time` name the template's fields where they differ from the default.
 */
export async function orderMessages(q: Connection, tenantId: number): Promise<OrderMessages[]> {
  const rows = await q.rows<{ kind: MiniVendor; data: Record<string, string> }>(MINIS, [tenantId])
  return rows.filter(({ data }) => data.appId && data.secret).map(({ kind, data }) => messagesOf(kind, data))
}
