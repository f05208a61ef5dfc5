import type { LogisticsAccount, MerchantAccount, MiniApp, PaymentVendor } from '../src/core/ports.types'
import { contentKeyOf } from './alipay/phone'
import {
  alipayOrderTemplate,
  alipayPriceTemplate,
  alipayReservationTemplate,
  alipayStockTemplate,
} from './alipay/templates'
import { demoLogistics } from './kuaidi100'
import { keyBook } from './keys'
import { type PushKeys, pushKeys } from './wechat/push'
import { orderTemplate, priceTemplate, reservationTemplate, stockTemplate } from './wechat/templates'

/** The credentials of one demo tenant that the loopback servers accept. */
export interface DemoAccounts {
  /** With the message templates of orders, of stock and of bookings (domains/shared/credential). */
  weapp: MiniApp &
    PushKeys & { subscribe_order: string; subscribe_stock: string; subscribe_price: string; subscribe_resv: string }
  alipay: MiniApp & {
    subscribe_order: string
    subscribe_stock: string
    subscribe_price: string
    subscribe_resv: string
  }
  /** The official account. */
  wechat: MiniApp & PushKeys
  payments: Record<PaymentVendor, MerchantAccount>
  logistics: LogisticsAccount
}

/**
 * Credentials for a tenant, made once and kept in `{dataDir}/loopback/keys.json`; the same tenant
 * gets the same ones again.
 * @param name what the cashier pages show as the merchant; default the tenant's slug.
 */
export async function demoAccounts(dataDir: string, tenant: string, name?: string): Promise<DemoAccounts> {
  const book = keyBook(dataDir)
  const [vendor, keys] = await Promise.all([book.vendor(), book.tenant(tenant, name)])
  return {
    weapp: {
      appId: keys.weappId,
      secret: keys.weappSecret,
      ...pushKeys(keys.weappId),
      subscribe_order: orderTemplate(keys.weappId),
      subscribe_stock: stockTemplate(keys.weappId),
      subscribe_price: priceTemplate(keys.weappId),
      subscribe_resv: reservationTemplate(keys.weappId),
    },
    wechat: { appId: keys.webAppId, secret: keys.webAppSecret, ...pushKeys(keys.webAppId) },
    alipay: {
      appId: keys.alipayAppId,
      secret: keys.alipayApp.privateKey,
      vendorPublicKey: vendor.alipay.publicKey,
      contentKey: contentKeyOf(keys.alipayAppId),
      subscribe_order: alipayOrderTemplate(keys.alipayAppId),
      subscribe_stock: alipayStockTemplate(keys.alipayAppId),
      subscribe_price: alipayPriceTemplate(keys.alipayAppId),
      subscribe_resv: alipayReservationTemplate(keys.alipayAppId),
    },
    logistics: demoLogistics(tenant),
    payments: {
      wechat: {
        appId: keys.weappId,
        merchantId: keys.wxMerchantId,
        privateKey: keys.wxMerchant.privateKey,
        serial: keys.wxSerial,
        vendorPublicKey: vendor.wxpay.publicKey,
        vendorPublicKeyId: vendor.wxpay.id,
        apiKey: keys.wxApiKey,
      },
      alipay: {
        appId: keys.alipayAppId,
        merchantId: keys.alipayMerchantId,
        privateKey: keys.alipayApp.privateKey,
        serial: '',
        vendorPublicKey: vendor.alipay.publicKey,
        vendorPublicKeyId: '',
        apiKey: '',
      },
      midtrans: {
        appId: '',
        merchantId: keys.midtransMerchantId,
        privateKey: '',
        serial: '',
        vendorPublicKey: '',
        vendorPublicKeyId: '',
        apiKey: keys.midtransServerKey,
        isSandbox: true,
      },
    },
  }
}
