import { address } from './address'
import { basket } from './basket'
import { card } from './card'
import { comment } from './comment'
import { coupon } from './coupon'
import { delivery } from './delivery'
import { money } from './money'
import { order } from './order'
import { pickup } from './pickup'
import { product } from './product'
import { readdress } from './readdress'
import { reservation } from './reservation'
import { orderReturn } from './return'
import { usercoupon } from './usercoupon'
import { virtualcard } from './virtualcard'
import { voucher } from './voucher'
import { withdrawal } from './withdrawal'

/** The shop family. */
export const shop = {
  ...product,
  ...basket,
  ...address,
  ...order,
  ...readdress,
  ...orderReturn,
  ...delivery,
  ...comment,
  ...coupon,
  ...usercoupon,
  ...card,
  ...money,
  ...reservation,
  ...pickup,
  ...virtualcard,
  ...voucher,
  ...withdrawal,
}
