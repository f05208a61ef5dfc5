import { type OrderAction, orderLifecycle } from '@storefront/contract/domain/order'
import { fail } from '../../failure'
import type { Handlers } from '../../kernel/handler'
import { addAddress, editAddress, listAddresses, readAddress, removeAddress } from '../account/address/service'
import { fetchVoucher, pickupCount, removePickup } from '../cart/pickup/service'
import { addToBasket, quickBuy, readBasket, removeLine, setSelect, updateCount } from '../cart/basket/service'
import { commentOrder, listOrderComments, listProductComments } from '../orders/comment/service'
import { deliveryComments, listNodes, markDelivered, markShipped, readDelivery } from '../orders/delivery/service'
import { holdingHandlers } from './holdings'
import { checkout, checkoutCal } from '../checkout/checkout/service'
import { previewAddress, updateShippingAddress } from '../orders/shipping-address/service'
import { listOrders, processOrder, readOrder } from '../orders/order/service'
import { submit } from '../checkout/checkout/submit'
import { payOrder, payState } from '../checkout/payment/service'
import { productAds, recommendationsFor } from '../catalog/product/recommendations'
import { listCategories, productDetail } from '../catalog/product/detail'
import { listProducts } from '../catalog/product/list'
import { applyReturn } from '../after-sales/return/apply'
import { processReturn } from '../after-sales/return/process'
import { listReturns, readReturn } from '../after-sales/return/service'
import { applyWithdrawal, listWithdrawals, cancelWithdrawal } from '../promotion/withdrawal/service'

const isAction = (action: string): action is OrderAction => Object.hasOwn(orderLifecycle, action)

/** One handler for each call of contract/endpoints/shop. */
export const shopHandlers: Handlers<'shop'> = {
  ...holdingHandlers,
  categories: listCategories,
  products: (ctx, { query }) => listProducts(ctx, query),
  product: (ctx, { params }) => productDetail(ctx, params.id),
  addBasket: (ctx, { params, body }) => addToBasket(ctx, params.id, body),
  quickBuy: (ctx, { params, body }) => quickBuy(ctx, params.id, body),
  ads: (ctx, { params }) => productAds(ctx, params.id),
  recommended: (ctx, { params, query }) => recommendationsFor(ctx, params.id, query),
  pickup: (ctx, { params, body }) => fetchVoucher(ctx, params.id, body),
  pickupCount: (ctx, { params, body }) => pickupCount(ctx, params.id, body.quantity),
  removePickup: (ctx, { params }) => removePickup(ctx, params.id),
  basket: readBasket,
  updateCount: (ctx, { params, body }) => updateCount(ctx, params.id, body.quantity),
  setSelect: (ctx, { params, body }) => setSelect(ctx, params.id, body.selected),
  removeLine: (ctx, { params }) => removeLine(ctx, params.id),
  basketCheckout: (ctx) => checkout(ctx, 'basket'),
  basketCheckoutCal: (ctx, { body }) => checkoutCal(ctx, 'basket', body),
  basketCheckoutSubmit: (ctx, { body }) => submit(ctx, 'basket', body),
  quickbuyCheckout: (ctx) => checkout(ctx, 'quickbuy'),
  quickbuyCheckoutCal: (ctx, { body }) => checkoutCal(ctx, 'quickbuy', body),
  quickbuyCheckoutSubmit: (ctx, { body }) => submit(ctx, 'quickbuy', body),
  pickupCheckout: (ctx) => checkout(ctx, 'pickup'),
  pickupCheckoutCal: (ctx, { body }) => checkoutCal(ctx, 'pickup', body),
  pickupCheckoutSubmit: (ctx, { body }) => submit(ctx, 'pickup', body),
  addresses: listAddresses,
  address: (ctx, { params }) => readAddress(ctx, params.id),
  addAddress: (ctx, { body }) => addAddress(ctx, body),
  editAddress: (ctx, { params, body }) => editAddress(ctx, params.id, body),
  removeAddress: (ctx, { params }) => removeAddress(ctx, params.id),
  orders: (ctx, { query }) => listOrders(ctx, query),
  order: (ctx, { params }) => readOrder(ctx, params.number),
  processOrder: async (ctx, { params, body }) => (isAction(body.action) ? processOrder(ctx, params.number, body.action) : fail('forbidden')),
  updateShippingAddress: (ctx, { params, body }) => updateShippingAddress(ctx, params.number, body),
  updateShippingAddressCal: (ctx, { params, body }) => previewAddress(ctx, params.number, body.address_id),
  payOrder: (ctx, { params, body }) => payOrder(ctx, params.number, body),
  payState: (ctx, { params }) => payState(ctx, params.number),
  returns: (ctx, { query }) => listReturns(ctx, query),
  applyReturn: (ctx, { body }) => applyReturn(ctx, body),
  orderReturn: (ctx, { params }) => readReturn(ctx, params.number),
  processReturn: (ctx, { params, body }) => processReturn(ctx, params.number, body),
  withdrawals: (ctx, { query }) => listWithdrawals(ctx, query),
  applyWithdrawal: (ctx, { body }) => applyWithdrawal(ctx, body),
  processWithdrawal: (ctx, { params }) => cancelWithdrawal(ctx, params.id),
  delivery: (ctx, { params }) => readDelivery(ctx, params.number),
  deliveryNodes: (ctx, { params }) => listNodes(ctx, params.number),
  deliveryComments: (ctx, { params }) => deliveryComments(ctx, params.number),
  deliveryShipped: (ctx, { params, body }) => markShipped(ctx, params.number, body),
  deliveryDelivered: (ctx, { params }) => markDelivered(ctx, params.number),
  orderComments: (ctx, { params }) => listOrderComments(ctx, params.number),
  commentOrder: (ctx, { params, body }) => commentOrder(ctx, params.number, body.comments),
  productComments: (ctx, { params, query }) => listProductComments(ctx, params.id, query),
}
