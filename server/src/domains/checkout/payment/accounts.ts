import type { PayChannel } from '@storefront/contract/domain/checkout/payment-methods'
import type { Connection } from '../../../db'
import type { PaymentVendor, PayRequest } from '../../../core/ports.types'

/** Owner of a payer's id: a mini-program, or the site's WeChat account (`wechat`). */
type Payer = 'weapp' | 'alipay' | 'wechat'

/** A channel that leads to a vendor; the balance is our own. */
export type VendorChannel = Exclude<PayChannel, 'fund'>

/** The vendor, scene and kind of payer of each channel. */
export const channels: Readonly<
  Record<VendorChannel, { vendor: PaymentVendor; scene: PayRequest['scene']; payer: Payer | null }>
> = {
  wx_jsapi: { vendor: 'wechat', scene: 'jsapi', payer: 'wechat' },
  wx_mini: { vendor: 'wechat', scene: 'mini', payer: 'weapp' },
  wx_h5: { vendor: 'wechat', scene: 'h5', payer: null },
  alipay_mini: { vendor: 'alipay', scene: 'mini', payer: 'alipay' },
  alipay_wap: { vendor: 'alipay', scene: 'wap', payer: null },
  qris: { vendor: 'midtrans', scene: 'qris', payer: null },
  gopay: { vendor: 'midtrans', scene: 'gopay', payer: null },
  va_bca: { vendor: 'midtrans', scene: 'bca', payer: null },
  va_bni: { vendor: 'midtrans', scene: 'bni', payer: null },
  va_bri: { vendor: 'midtrans', scene: 'bri', payer: null },
  va_mandiri: { vendor: 'midtrans', scene: 'mandiri', payer: null },
}

/** Returns the payer's id with the vendor, when the user ever came through its mini-program or its browser's login. */
export async function payerId(
  tx: Connection,
  tenantId: number,
  userId: number,
  vendor: Payer | null,
): Promise<string | null> {
  if (vendor === null) return null
  const [row] = await tx.rows<{ open_id: string }>(
    'select open_id from identity where tenant_id = $1 and user_id = $2 and vendor = $3 order by created_at desc limit 1',
    [tenantId, userId, vendor],
  )
  return row?.open_id ?? null
}
