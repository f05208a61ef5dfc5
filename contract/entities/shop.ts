import { type Static, Type } from '@sinclair/typebox'
import { orderStatuses } from '../domain/order'
import { Delivery, Refund, ReturnBrief, ReturnKindSchema, VirtualCard } from './after-sales'
import { Amount, Id, Image, Link, Moment, Nullable } from './common'
import { Coins, LineMsg, MsgField, Point } from './line'

export const Category = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  parent: Nullable(Id),
  image: Nullable(Image),
})
export type Category = Static<typeof Category>

export const productTypes = ['shop.product', 'shop.eticket', 'event.ticket'] as const
export const ProductType = Type.Union(productTypes.map((name) => Type.Literal(name)))

/** A product on a card. */
export const ProductBrief = Type.Object({
  id: Id,
  name: Type.String(),
  abstract: Type.String(),
  ctype: Type.String(),
  price: Amount,
  price_marked: Nullable(Amount),
  promotion_price: Nullable(Type.Object({ price: Amount })),
  main_image: Nullable(Image),
  mobile_url: Type.String(),
  count_purchase: Type.Integer(),
  is_sold_out: Type.Boolean(),
  tags: Type.Array(Type.String()),
  /** Coins that a piece costs beside its money; left out when there are none. */
  gamification_config: Type.Optional(Coins),
})
export type ProductBrief = Static<typeof ProductBrief>

export const Variant = Type.Object({
  id: Id,
  attribute_values: Type.Array(Type.Object({ attribute: Type.Object({ name: Type.String() }), value: Type.String() })),
  attributes_label: Type.String(),
  price: Amount,
  /** What can still be bought; null is unlimited. */
  inventory: Nullable(Type.Integer()),
  image: Nullable(Image),
})
export type Variant = Static<typeof Variant>

export const ProductDetail = Type.Composite([
  ProductBrief,
  Type.Object({
    category: Nullable(Type.Object({ id: Id, name: Type.String() })),
    images: Type.Array(Image),
    /** Safe HTML, cleaned by the server. */
    description: Type.String(),
    variants: Type.Array(Variant),
    /** What sending costs where no region has a rule of its own; `is_regional` when some have one. */
    shipping: Type.Object({ fee: Amount, free_over: Nullable(Amount), is_regional: Type.Boolean() }),
    /** How the caller's wish for it stands, while it waits or has been told that there is stock again. */
    reservation: Type.Optional(Type.Union([Type.Literal('waiting'), Type.Literal('told')])),
    /** Pieces that are paid, wait to be paid and lie in baskets; only for staff who may change products (spec 1, 6). */
    staff_counts: Type.Optional(Type.Object({ paid: Type.Integer(), unpaid: Type.Integer(), in_baskets: Type.Integer() })),
  }),
])
export type ProductDetail = Static<typeof ProductDetail>

/** A picture beside a product, and where it leads. */
export const ProductAd = Type.Object({ id: Id, title: Type.String(), image: Image, link: Nullable(Link) })
export type ProductAd = Static<typeof ProductAd>

export const BasketLine = Type.Object({
  id: Id,
  product_id: Id,
  variant_id: Id,
  product_name: Type.String(),
  attributes_label: Type.String(),
  image: Nullable(Image),
  price: Amount,
  quantity: Type.Integer(),
  is_selected: Type.Boolean(),
  /** False when the product or the variant can no longer be bought. */
  is_valid: Type.Boolean(),
  inventory: Nullable(Type.Integer()),
  /** What the buyer is asked at checkout. */
  msg_fields: Type.Array(MsgField),
  /** Coins of all its pieces. */
  gamification_consume: Type.Optional(Coins),
  /** In the pickup basket: the voucher that it is fetched with, and what that holds; 0 when its days are over. */
  voucher: Type.Optional(Type.Object({ id: Id, name: Type.String(), available: Type.Integer() })),
})
export type BasketLine = Static<typeof BasketLine>

export const Basket = Type.Object({
  lines: Type.Array(BasketLine),
  /** Pieces of all lines, for the badge. */
  count: Type.Integer(),
  selected_count: Type.Integer(),
  /** Goods of the selected valid lines. */
  total: Amount,
})
export type Basket = Static<typeof Basket>

/** A checkout's sums; `total` = goods - discount + shipping, and discount = coupon + card. */
export const CheckoutSums = Type.Object({
  goods: Amount,
  coupon: Amount,
  card: Amount,
  discount: Amount,
  shipping: Amount,
  total: Amount,
  /** Coins beside the money. */
  diamonds: Type.Integer(),
})
export type CheckoutSums = Static<typeof CheckoutSums>

export const Address = Type.Object({
  id: Id,
  name: Type.String(),
  mobile: Type.String(),
  location: Type.Object({
    province: Type.String(),
    city: Type.String(),
    district: Type.String(),
    /** The three names in a row, as on a parcel. */
    display: Type.String(),
  }),
  address: Type.String(),
  is_default: Type.Boolean(),
})
export type Address = Static<typeof Address>

export const OrderLine = Type.Object({
  id: Id,
  /** Null on the line of a recharge, which is of no product. */
  product_id: Nullable(Id),
  /** By which it is put into the basket again; null when it cannot be. */
  variant_id: Nullable(Id),
  product_name: Type.String(),
  ctype: Type.String(),
  attributes_label: Type.String(),
  image: Nullable(Image),
  price: Amount,
  upit: Amount,
  quantity: Type.Integer(),
  /** Pieces that can still be put into a parcel. */
  left_to_send: Type.Integer(),
  /** The line's share of coupon and card. */
  discount: Amount,
  msgs: Type.Array(LineMsg),
  gamification_consume: Type.Optional(Coins),
  is_return_available: Type.Boolean(),
  /** `draft` until something of it was asked back, `return_apply` while a return waits for somebody, `returned` when nothing is left of it. */
  return_status: Type.Union([Type.Literal('draft'), Type.Literal('return_apply'), Type.Literal('returned')]),
  /** What a return of it is made of; null when none can be begun. */
  return_offer: Nullable(
    Type.Object({
      kinds: Type.Array(ReturnKindSchema),
      returned: Type.Integer(),
      return_amount: Amount,
      /** What all its pieces cost after its share of the discounts. */
      paid: Amount,
      /** Coins that all its pieces cost, and those of them that its returns give back. */
      diamonds: Type.Integer(),
      return_diamonds: Type.Integer(),
      /** Its pieces were fetched with a voucher, which can fetch them again. */
      is_voucher: Type.Boolean(),
      /** The fee of sending comes back when so many more pieces of the order are given back; null when it does not. */
      shipping: Nullable(Type.Object({ fee: Amount, pieces: Type.Integer() })),
    }),
  ),
  returns: Type.Array(ReturnBrief),
  virtual_cards: Type.Array(VirtualCard),
  is_comment_available: Type.Boolean(),
})
export type OrderLine = Static<typeof OrderLine>

/** Where an order goes, as it stood when it was chosen. */
export const OrderAddress = Type.Object({ name: Type.String(), mobile: Type.String(), display: Type.String() })

export const Order = Type.Object({
  number: Type.String(),
  status: Type.Union(orderStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  /** What is paid in all. */
  tit: Amount,
  /** `shop`, or `pickup` for goods of vouchers. */
  kind: Type.String(),
  sums: CheckoutSums,
  lines: Type.Array(OrderLine),
  address: Nullable(OrderAddress),
  /** Where it is collected, and the code by which; null for what is sent. */
  pickup: Nullable(Type.Composite([Point, Type.Object({ code: Type.String() })])),
  note: Type.String(),
  created: Moment,
  paid: Nullable(Moment),
  /** Until when an unpaid order may be paid. */
  pay_before: Nullable(Moment),
  actions: Type.Array(Type.String()),
  /** What went back of `tit`, or is on its way. */
  refunded: Amount,
  /** The fee of sending in it. */
  refunded_shipping: Amount,
  /** How it goes back, a row a part of it. */
  refunds: Type.Array(Refund),
  deliveries: Type.Array(Delivery),
  is_address_editable: Type.Boolean(),
})
export type Order = Static<typeof Order>

/** Ways to pay, one per vendor and scene (spec 7, design 4), and the user's own balance. */
export const payChannels = ['wx_jsapi', 'wx_mini', 'wx_h5', 'alipay_mini', 'alipay_wap', 'fund'] as const
export const PayChannel = Type.Union(payChannels.map((channel) => Type.Literal(channel)))
export type PayChannel = Static<typeof PayChannel>

/** What the client does to pay: leave for an address, or hand the parameters to the vendor's own call. */
export const PayTicket = Type.Union([
  Type.Object({ kind: Type.Literal('redirect'), url: Type.String() }),
  Type.Object({
    kind: Type.Literal('wx'),
    params: Type.Object({
      /** Of the official account; only for wx_jsapi, whose bridge asks for it. */
      appId: Type.Optional(Type.String()),
      timeStamp: Type.String(),
      nonceStr: Type.String(),
      package: Type.String(),
      signType: Type.String(),
      paySign: Type.String(),
    }),
  }),
  Type.Object({ kind: Type.Literal('alipay'), trade_no: Type.String() }),
  /** Nothing to pay: the order is paid already. */
  Type.Object({ kind: Type.Literal('paid') }),
])
export type PayTicket = Static<typeof PayTicket>
