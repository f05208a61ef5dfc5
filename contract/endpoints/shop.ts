import { Type } from '@sinclair/typebox'
import { QUANTITY_MAX } from '../constants'
import { Amount, Id, ListQuery, Nullable, Ok, Page } from '../entities/common'
import { Address, Basket, Category, Checkout, CheckoutSums, Order, PayChannel, PayTicket, ProductBrief, ProductDetail } from '../entities/shop'
import { orderLifecycle } from '../domain/order'
import { coupon } from './coupon'
import { endpoint } from './define'

const ById = Type.Object({ id: Id })
const ByNumber = Type.Object({ number: Type.String({ maxLength: 40 }) })
const Quantity = Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })
const Choice = Type.Object({ variant_id: Nullable(Id), quantity: Quantity })

/** What the buyer saw and chose; `total` is compared with what the server charges. */
const Submit = Type.Object({ address_id: Nullable(Id), note: Type.String({ maxLength: 200 }), total: Amount })
const submitErrors = ['mobileBindRequired', 'basketEmpty', 'addressRequired', 'stockShort', 'lineInvalid', 'priceChanged', 'keyReused', 'inProgress'] as const

/** A bound of a price: no sign, and not longer than any price. */
const PriceBound = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,6})?$' })

/** The three checkout calls are the same for each kind of basket. */
function checkoutCalls<const P extends string>(path: P) {
  return {
    checkout: endpoint({
      method: 'POST',
      path: `${path}checkout/`,
      summary: 'What would be bought: lines, sums and the address offered',
      reply: Checkout,
      errors: ['basketEmpty', 'lineInvalid'],
      auth: 'user',
    }),
    checkoutCal: endpoint({
      method: 'POST',
      path: `${path}checkout_cal/`,
      summary: 'The sums for a choice of address',
      body: Type.Object({ address_id: Nullable(Id) }),
      reply: CheckoutSums,
      errors: ['basketEmpty'],
      auth: 'user',
    }),
    checkoutSubmit: endpoint({
      method: 'POST',
      path: `${path}checkout_submit/`,
      summary: 'Makes the order and keeps its stock until it is paid or closed',
      body: Submit,
      reply: Order,
      errors: submitErrors,
      auth: 'user',
      idempotent: true,
    }),
  }
}

const basketCalls = checkoutCalls('/shop/basket/')
const quickbuyCalls = checkoutCalls('/shop/quickbuybasket/')

/** What a shipping address is made of when it is saved. */
const AddressInput = Type.Object({
  name: Type.String({ maxLength: 50 }),
  mobile: Type.String({ maxLength: 20 }),
  province: Type.String({ maxLength: 2 }),
  city: Type.String({ maxLength: 4 }),
  district: Type.String({ maxLength: 6 }),
  address: Type.String({ maxLength: 200 }),
  is_default: Type.Boolean(),
})
const addressErrors = ['mobileInvalid', 'regionWrong'] as const

export const shop = {
  ...coupon,
  categories: endpoint({ method: 'GET', path: '/shop/category/', summary: 'All product categories', reply: Page(Category), auth: 'any' }),
  products: endpoint({
    method: 'GET',
    path: '/shop/product/',
    summary: 'Products; ordering by -count_purchase, price, -price or -id',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        category: Type.Optional(Id),
        tag: Type.Optional(Type.String({ maxLength: 60 })),
        /** Bounds of what it costs now, included. */
        price_min: Type.Optional(PriceBound),
        price_max: Type.Optional(PriceBound),
        in_stock: Type.Optional(Type.Boolean()),
        promotion: Type.Optional(Type.Boolean()),
      }),
    ]),
    reply: Page(ProductBrief),
    auth: 'any',
  }),
  product: endpoint({
    method: 'GET',
    path: '/shop/product/{id}/',
    summary: 'One product with its variants',
    params: ById,
    reply: ProductDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
  addBasket: endpoint({
    method: 'POST',
    path: '/shop/product/{id}/add_basket/',
    summary: 'Puts pieces of a variant into the basket',
    params: ById,
    body: Choice,
    reply: Basket,
    errors: ['notFound', 'variantRequired', 'stockShort', 'basketFull'],
    auth: 'user',
    idempotent: true,
  }),
  quickBuy: endpoint({
    method: 'POST',
    path: '/shop/product/{id}/quick_buy/',
    summary: 'Makes the quick-buy basket of this one choice',
    params: ById,
    body: Choice,
    reply: Basket,
    errors: ['notFound', 'variantRequired', 'stockShort'],
    auth: 'user',
    idempotent: true,
  }),
  basket: endpoint({ method: 'GET', path: '/shop/basket/', summary: 'The basket', reply: Basket, auth: 'user' }),
  updateCount: endpoint({
    method: 'POST',
    path: '/shop/basket/line/{id}/update_count/',
    summary: "Sets a line's quantity",
    params: ById,
    body: Type.Object({ quantity: Quantity }),
    reply: Basket,
    errors: ['notFound', 'stockShort', 'lineInvalid'],
    auth: 'user',
  }),
  setSelect: endpoint({
    method: 'POST',
    path: '/shop/basket/line/{id}/set_select/',
    summary: 'Chooses a line for checkout or leaves it out',
    params: ById,
    body: Type.Object({ selected: Type.Boolean() }),
    reply: Basket,
    errors: ['notFound'],
    auth: 'user',
  }),
  removeLine: endpoint({
    method: 'DELETE',
    path: '/shop/basket/line/{id}/',
    summary: 'Takes a line out',
    params: ById,
    reply: Basket,
    errors: ['notFound'],
    auth: 'user',
  }),
  basketCheckout: basketCalls.checkout,
  basketCheckoutCal: basketCalls.checkoutCal,
  basketCheckoutSubmit: basketCalls.checkoutSubmit,
  quickbuyCheckout: quickbuyCalls.checkout,
  quickbuyCheckoutCal: quickbuyCalls.checkoutCal,
  quickbuyCheckoutSubmit: quickbuyCalls.checkoutSubmit,
  addresses: endpoint({
    method: 'GET',
    path: '/shop/shippingaddress/',
    summary: "The user's addresses, the default first",
    reply: Page(Address),
    auth: 'user',
  }),
  address: endpoint({
    method: 'GET',
    path: '/shop/shippingaddress/{id}/',
    summary: 'One address',
    params: ById,
    reply: Address,
    errors: ['notFound'],
    auth: 'user',
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/shop/shippingaddress/',
    summary: 'Adds an address',
    body: AddressInput,
    reply: Address,
    errors: [...addressErrors, 'addressFull'],
    auth: 'user',
    idempotent: true,
  }),
  editAddress: endpoint({
    method: 'PUT',
    path: '/shop/shippingaddress/{id}/',
    summary: 'Changes an address',
    params: ById,
    body: AddressInput,
    reply: Address,
    errors: [...addressErrors, 'notFound'],
    auth: 'user',
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/shop/shippingaddress/{id}/',
    summary: 'Removes an address',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth: 'user',
  }),
  orders: endpoint({
    method: 'GET',
    path: '/shop/order/',
    summary: "The user's orders of a tab, the newest first",
    query: Type.Composite([ListQuery, Type.Object({ tab: Type.Optional(Type.String({ maxLength: 20 })) })]),
    reply: Page(Order),
    auth: 'user',
  }),
  order: endpoint({
    method: 'GET',
    path: '/shop/order/{number}/',
    summary: 'One order',
    params: ByNumber,
    reply: Order,
    errors: ['orderNotFound'],
    auth: 'user',
  }),
  processOrder: endpoint({
    method: 'POST',
    path: '/shop/order/{number}/process/',
    summary: 'Moves an order by one action of its lifecycle',
    params: ByNumber,
    body: Type.Object({ action: Type.Union(Object.keys(orderLifecycle).map((action) => Type.Literal(action))) }),
    reply: Order,
    errors: ['orderNotFound', 'orderMoved', 'forbidden'],
    auth: 'user',
    idempotent: true,
  }),
  payOrder: endpoint({
    method: 'POST',
    path: '/shop/order/{number}/pay/',
    summary: 'Opens a payment with the vendor of the channel',
    params: ByNumber,
    body: Type.Object({ channel: PayChannel, return_url: Type.Optional(Type.String({ maxLength: 500 })) }),
    reply: PayTicket,
    errors: ['orderNotFound', 'orderMoved', 'orderTimeout', 'payLinkWrong', 'payFailed'],
    auth: 'user',
    idempotent: true,
  }),
  payState: endpoint({
    method: 'GET',
    path: '/shop/order/{number}/pay_state/',
    summary: 'Whether the order is paid; asks the vendor when no notice has come yet',
    params: ByNumber,
    reply: Type.Object({ state: Type.Union([Type.Literal('paid'), Type.Literal('pending'), Type.Literal('closed')]) }),
    errors: ['orderNotFound'],
    auth: 'user',
  }),
}
