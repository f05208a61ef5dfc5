import type { Connection } from '../../db'
import type { CredentialKind } from '@storefront/contract/domain/site/credentials'
import { sealPlace } from '../../lib/seal-place'
import { templateIds } from '../../lib/template-ids'
import type { JobCtx } from '../../core/context.types'
import type { PushAccount } from '../../ports/wechat/push'
import type { LogisticsAccount, MerchantAccount, MiniApp, MiniVendor, PaymentVendor } from '../../core/ports.types'

/** The tenant of the credentials, and the ports that decrypt them. */
type CredentialCtx = Pick<JobCtx, 'tenant' | 'ports'>

/** A row with its secrets opened. */
const openData = (
  { tenant, ports }: CredentialCtx,
  kind: CredentialKind,
  data: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, ports.vault.open(value, sealPlace(tenant.id, kind, name))]),
  )

async function credential(
  tx: Connection,
  ctx: CredentialCtx,
  kind: CredentialKind,
): Promise<Record<string, string> | null> {
  const [row] = await tx.rows<{ data: Record<string, string> }>(
    'select data from tenant_credential where tenant_id = $1 and kind = $2',
    [ctx.tenant.id, kind],
  )
  return row ? openData(ctx, kind, row.data) : null
}

/** Returns the site's account with a vendor, or null when it takes no money there. */
export async function merchantAccount(
  tx: Connection,
  ctx: CredentialCtx,
  vendor: PaymentVendor,
): Promise<MerchantAccount | null> {
  const data = await credential(tx, ctx, `pay:${vendor}`)
  if (!data) return null
  const web = vendor === 'wechat' ? await webAccount(tx, ctx) : null
  const {
    appId = '',
    merchantId = '',
    privateKey = '',
    serial = '',
    vendorPublicKey = '',
    vendorPublicKeyId = '',
    apiKey = '',
    serverKey = '',
    sandbox = '',
  } = data
  return {
    appId,
    merchantId,
    privateKey,
    serial,
    vendorPublicKey,
    vendorPublicKeyId,
    apiKey: apiKey || serverKey,
    isSandbox: sandbox === 'on',
    ...(web && { webAppId: web.appId }),
  }
}

const miniAppOf = (data: Record<string, string>): MiniApp => ({
  ...data,
  appId: data.appId ?? '',
  secret: data.secret ?? '',
})

/** Returns the site's mini-program at a vendor, or null when it has none. */
export async function miniApp(tx: Connection, ctx: CredentialCtx, vendor: MiniVendor): Promise<MiniApp | null> {
  const data = await credential(tx, ctx, vendor)
  return data ? miniAppOf(data) : null
}

/** Returns the site's WeChat account (official account), or null when it has none. */
export async function webAccount(tx: Connection, ctx: CredentialCtx): Promise<MiniApp | null> {
  const data = await credential(tx, ctx, 'wechat')
  return data?.appId && data.secret ? { appId: data.appId, secret: data.secret } : null
}

/**
 * Reads the token and the key with which an account of the site at WeChat signs and encrypts its pushes (`pushToken`,
 * `pushAesKey`); null without them.
 */
export async function pushAccount(
  tx: Connection,
  ctx: CredentialCtx,
  kind: 'weapp' | 'wechat',
): Promise<PushAccount | null> {
  const data = await credential(tx, ctx, kind)
  return data?.appId && data.pushToken
    ? { appId: data.appId, token: data.pushToken, aesKey: data.pushAesKey ?? '' }
    : null
}

/** Returns the site's contract by which carriers are asked, or null when none are. */
export async function logisticsAccount(tx: Connection, ctx: CredentialCtx): Promise<LogisticsAccount | null> {
  const data = await credential(tx, ctx, 'logistics')
  return data?.customer && data.key ? { customer: data.customer, key: data.key } : null
}

/** The messages of one topic that a mini-program of the site may send. */
export interface TopicMessages<Fact extends string> {
  vendor: MiniVendor
  app: MiniApp
  /** Ids of the templates; each may serve for any message of the topic. */
  templates: string[]
  /** The template's field name of each fact. */
  fields: Record<Fact, string>
}

/** Content of a topic's messages, by the keys of the vendor's row. */
interface Topic<Fact extends string> {
  /** The key that holds the template ids. */
  readonly templates: string
  /** Prefix of a fact in the key of its field's name. */
  readonly prefix: string
  /**
   * Field names of a template whose fields were chosen in this order: WeChat's carry their kind, Alipay's their place.
   */
  readonly fields: Readonly<Record<MiniVendor, Record<Fact, string>>>
}

export type OrderFact = 'number' | 'amount' | 'status' | 'time'
export type OrderMessages = TopicMessages<OrderFact>
const ORDER: Topic<OrderFact> = {
  templates: 'subscribe_order',
  prefix: 'subscribe_',
  fields: {
    weapp: { number: 'character_string1', amount: 'amount2', status: 'phrase3', time: 'date4' },
    alipay: { number: 'keyword1', amount: 'keyword2', status: 'keyword3', time: 'keyword4' },
  },
}

/** Content of messages about a product. */
export type ProductFact = 'product' | 'price' | 'time' | 'hint'
const productFields: Topic<ProductFact>['fields'] = {
  weapp: { product: 'thing1', price: 'amount2', time: 'date3', hint: 'thing4' },
  alipay: { product: 'keyword1', price: 'keyword2', time: 'keyword3', hint: 'keyword4' },
}
const STOCK: Topic<ProductFact> = {
  templates: 'subscribe_stock',
  prefix: 'subscribe_stock_',
  fields: productFields,
}
const PRICE: Topic<ProductFact> = {
  templates: 'subscribe_price',
  prefix: 'subscribe_price_',
  fields: productFields,
}

export type ReservationFact = 'title' | 'time' | 'place' | 'hint'
const RESERVATION: Topic<ReservationFact> = {
  templates: 'subscribe_resv',
  prefix: 'subscribe_resv_',
  fields: {
    weapp: { title: 'thing1', time: 'date2', place: 'thing3', hint: 'thing4' },
    alipay: { title: 'keyword1', time: 'keyword2', place: 'keyword3', hint: 'keyword4' },
  },
}

const MINIS = "select kind, data from tenant_credential where tenant_id = $1 and kind in ('weapp', 'alipay')"

async function messagesAbout<Fact extends string>(
  tx: Connection,
  ctx: CredentialCtx,
  topic: Topic<Fact>,
): Promise<TopicMessages<Fact>[]> {
  const rows = await tx.rows<{ kind: MiniVendor; data: Record<string, string> }>(MINIS, [ctx.tenant.id])
  return rows
    .map(({ kind, data }) => ({ kind, data: openData(ctx, kind, data) }))
    .filter(({ data }) => data.appId && data.secret)
    .map(({ kind, data }) => {
      const fields = { ...topic.fields[kind] }
      for (const fact in fields) fields[fact] = data[`${topic.prefix}${fact}`] || fields[fact]
      return { vendor: kind, app: miniAppOf(data), templates: templateIds(data[topic.templates]), fields }
    })
}

/**
 * Messages about orders of each mini-program of the site, from the row of its vendor: `subscribe_order` holds template
 * ids, comma-separated; `subscribe_number`, `_amount`, `_status` and `_time` name the template's fields where they
 * differ from the default.
 */
export const orderMessages = (tx: Connection, ctx: CredentialCtx): Promise<OrderMessages[]> =>
  messagesAbout(tx, ctx, ORDER)

/** Messages about stock that came: `subscribe_stock`, and `subscribe_stock_product`, `_price`, `_time` and `_hint`. */
export const stockMessages = (tx: Connection, ctx: CredentialCtx): Promise<TopicMessages<ProductFact>[]> =>
  messagesAbout(tx, ctx, STOCK)

/** Messages about lower prices: `subscribe_price`, and `subscribe_price_product`, `_price`, `_time` and `_hint`. */
export const priceMessages = (tx: Connection, ctx: CredentialCtx): Promise<TopicMessages<ProductFact>[]> =>
  messagesAbout(tx, ctx, PRICE)

/** Messages about bookings: `subscribe_resv`, and `subscribe_resv_title`, `_time`, `_place` and `_hint`. */
export const reservationMessages = (tx: Connection, ctx: CredentialCtx): Promise<TopicMessages<ReservationFact>[]> =>
  messagesAbout(tx, ctx, RESERVATION)
