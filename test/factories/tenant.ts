import { insert } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'

export interface TenantOptions {
  tenantId: number
  slug: string
  name?: string
  language?: 'zh-cn' | 'id'
  currency?: { code: string; symbol: string; exponent: number }
  shipping?: { fee: number; free_over: number | null }
  host?: string
  appId?: string
}

const site = {
  logo_url: '/media/logo.png',
  logo_square_url: '/media/logo.png',
  home_url: '',
  wx_qr_url: '',
  wx_name: 'Demo',
  contact_phone: '400-000-0000',
  icp_content: '',
  description: 'A demo "site" <b>',
  sms_sign: 'Demo',
  theme: { primary: '#2f5d4a', primary_text: '#ffffff', accent: '#c9764f', background: '#f6f4ef' },
}

/** A site with a WeChat and an Alipay account; fee 10.00 free over 199.00 in its currency unless said. */
export async function makeTenant(tx: Connection, options: TenantOptions): Promise<number> {
  const { tenantId, slug } = options
  const currency = options.currency ?? { code: 'CNY', symbol: '¥', exponent: 2 }
  await insert(tx, 'tenant', {
    tenantId,
    slug,
    name: options.name ?? `Site ${slug}`,
    language: options.language ?? 'zh-cn',
    currencyCode: currency.code,
    currencySymbol: currency.symbol,
    currencyExponent: currency.exponent,
    site,
    config: { login_required: false, mobile_bind_required: false, node_required: false, follow_prompt: true },
    shipping: options.shipping ?? { fee: 1000, free_over: 19900 },
    timeZone: 'Asia/Shanghai',
    createdAt: new Date(),
  })
  if (options.host) await insert(tx, 'tenant_domain', { tenantId, host: options.host })
  const appId = options.appId ?? `wx-${slug}`
  const alipayId = `ali-${slug}`
  await insert(tx, 'tenant_app', [
    { tenantId, appId, vendor: 'weapp' },
    { tenantId, appId: alipayId, vendor: 'alipay' },
  ])
  const credentials = {
    appId,
    secret: 's',
    merchantId: '1',
    privateKey: 'k',
    serial: '1',
    vendorPublicKey: 'p',
    vendorPublicKeyId: 'i',
    apiKey: 'a',
  }
  await insert(tx, 'tenant_credential', [
    {
      tenantId,
      kind: 'weapp',
      data: {
        ...credentials,
        subscribe_order: 'tpl-order',
        subscribe_stock: 'tpl-stock',
        subscribe_price: 'tpl-price',
        subscribe_resv: 'tpl-resv',
      },
    },
    {
      tenantId,
      kind: 'alipay',
      data: {
        ...credentials,
        appId: alipayId,
        subscribe_order: 'ali-tpl-order',
        subscribe_stock: 'ali-tpl-stock',
        subscribe_price: 'ali-tpl-price',
        subscribe_resv: 'ali-tpl-resv',
      },
    },
    { tenantId, kind: 'pay:wechat', data: credentials },
    { tenantId, kind: 'pay:alipay', data: credentials },
    { tenantId, kind: 'logistics', data: { customer: `c-${slug}`, key: 'k' } },
    { tenantId, kind: 'wechat', data: { appId: `mp-${slug}`, secret: 's' } },
  ])
  return tenantId
}
