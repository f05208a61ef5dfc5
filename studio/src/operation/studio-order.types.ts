import type { Body, Reply } from '../calls/call'

export type StudioOrder = Reply<'GET /studio/shop/order/{id}/'>
export type RefundOffer = NonNullable<StudioOrder['refund_offer']>
export type RefundInput = Body<'POST /studio/shop/order/{id}/refund/'>
