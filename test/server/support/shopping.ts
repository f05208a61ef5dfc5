import type { Client, Loose } from './client'
import { makeAddress, type MadeUser } from '../../factories/account'
import { makeProduct, type MadeProduct, type ProductOptions } from '../../factories/product'
import { MAIN, type TestApp } from './app'

export interface Buyer extends MadeUser {
  client: Client
  addressId: number
}

/** A user of the main site with an address. */
export async function makeBuyer(t: TestApp): Promise<Buyer> {
  const user = await t.user()
  return { ...user, addressId: await t.make((tx) => makeAddress(tx, MAIN, user.id)) }
}

export const stock = (t: TestApp, options: ProductOptions = {}): Promise<MadeProduct> =>
  t.make((tx) => makeProduct(tx, MAIN, options))

/** Pieces left of a variant. */
export async function stockLeft(t: TestApp, variantId: number | undefined): Promise<number | null> {
  const [row] = await t.make((tx) =>
    tx.rows<{ inventory: number | null }>('select inventory from variant where tenant_id = 1 and id = $1', [
      variantId ?? 0,
    ]),
  )
  return row?.inventory ?? null
}

/** Puts a product into the basket and asks what it would cost. */
export async function fill(buyer: Buyer, product: MadeProduct, quantity = 1, variant = 0): Promise<string> {
  const addReply = await buyer.client.post(
    `/shop/product/${product.id}/add_basket/`,
    { variant_id: product.variants[variant], quantity },
    { key: true },
  )
  if (addReply.status !== 200) throw new Error(JSON.stringify(addReply.body))
  const checkout = await buyer.client.post('/shop/basket/checkout/')
  return checkout.body.sums.total
}

export const submission = (buyer: Buyer, total: string, note = '') => ({ address_id: buyer.addressId, note, total })

/** An unpaid order of `quantity` pieces. */
export async function order(buyer: Buyer, product: MadeProduct, quantity = 1): Promise<Loose> {
  const total = await fill(buyer, product, quantity)
  const reply = await buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, total), { key: true })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body
}
