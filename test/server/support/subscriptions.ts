import type { MadeProduct } from '../../factories/product'
import type { TestApp } from './app'
import { stock } from './shopping'

export type Waiter = Awaited<ReturnType<TestApp['user']>>

/** A product without a piece, and so many who wait for it, one after the other, for `quantity` pieces each. */
export async function createWaiters(
  t: TestApp,
  count: number,
  quantity = 1,
): Promise<{ product: MadeProduct; waiters: Waiter[] }> {
  const product = await stock(t, { variants: [{ inventory: 0 }] })
  const waiters: Waiter[] = []
  for (let n = 0; n < count; n++) {
    const user = await t.user()
    await reserve(user, product, quantity)
    waiters.push(user)
  }
  return { product, waiters }
}

export async function reserve({ client }: Waiter, { id }: MadeProduct, quantity = 1): Promise<number> {
  const reply = await client.post(
    '/shop/reservation/',
    { product_id: id, quantity, name: '林小满', mobile: '13800000001' },
    { key: true },
  )
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body.id
}

/** More pieces of a product's first variant, by one who may. */
export async function restock(t: TestApp, { id, variants }: MadeProduct, change: number): Promise<void> {
  const operator = await t.user({ perms: ['shop.change_product'] })
  const changeReply = await operator.client.put(
    `/ops/shop/product/${id}/`,
    { variants: [{ id: variants[0], inventory_change: change }] },
    { key: true },
  )
  if (changeReply.status !== 200) throw new Error(JSON.stringify(changeReply.body))
}

/** Returns the statuses of each waiter's subscriptions, the newest first. */
export const standing = (waiters: readonly Waiter[]): Promise<string[]> =>
  Promise.all(
    waiters.map(async ({ client }) =>
      (await client.get('/shop/reservation/')).body.results.map(({ status }: { status: string }) => status).join(),
    ),
  )
