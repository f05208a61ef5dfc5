import { isUserSpecificModule } from '@storefront/contract/domain/content/user-specific-modules'
import { modules } from '@storefront/contract/modules'
import { sourceFor } from '../../../server/src/domains/content/page/sources'
import { makeSelection, makeVoucher } from '../../factories/social'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { block, idsOf, itemsOf, makeModules, type Shown, stockPages } from '../support/pages'

let t: TestApp
let shopContent: Shown
beforeAll(async () => {
  t = await startTestApp()
  shopContent = await stockPages(t)
})
afterAll(() => t.stop())

describe('user-specific modules', () => {
  test('list all own notes to their author, and only published notes to others', async () => {
    const own = block('note.usernotespagemodule')
    const theirs = block('note.usernotespagemodule', { source: { user: shopContent.writer.uuid } })
    expect((await idsOf(t, own, shopContent.writer.client)).sort()).toEqual(
      [shopContent.notes[0], shopContent.notes[1], shopContent.secret].sort(),
    )
    expect(await idsOf(t, own, shopContent.stranger.client)).toEqual([shopContent.notes[2]])
    for (const client of [shopContent.writer.client, shopContent.stranger.client, t.visitor()])
      expect((await idsOf(t, theirs, client)).sort()).toEqual([shopContent.notes[0], shopContent.notes[1]].sort())
    expect(
      await idsOf(t, block('note.usernotespagemodule', { source: { user: 'nobody' } }), shopContent.writer.client),
    ).toEqual([])
  })

  test('list the pickup vouchers of the user that are valid and not used up', async () => {
    const body = await itemsOf(t, block('shop.pickupvoucherspagemodule'), shopContent.writer.client)
    expect(body).toMatchObject({
      count: 1,
      results: [
        {
          id: shopContent.voucher,
          quantity: 3,
          available: 3,
          end: null,
          product: { id: shopContent.products[0], price: '128.00' },
        },
      ],
    })
    expect((await shopContent.writer.client.get('/shop/userpickupvoucherholder/')).body).toEqual(body)
  })

  test('list the selection of the configured distributor, or of the user, in order', async () => {
    const productIds = [shopContent.products[2], shopContent.products[0]]
    const type = 'distribution_mpage.distselectproductspagemodule'
    expect(await idsOf(t, block(type), shopContent.writer.client)).toEqual(productIds)
    expect(await idsOf(t, block(type), shopContent.stranger.client)).toEqual([])
    expect(await idsOf(t, block(type, { source: { user: shopContent.writer.uuid } }))).toEqual(productIds)
    expect(
      await idsOf(t, block(type, { source: { user: shopContent.writer.uuid }, ignore_id: shopContent.products[2] })),
    ).toEqual([shopContent.products[0]])
  })

  test('recommend best sellers of the categories in basket and orders, without products the user has', async () => {
    const type = block('shop.productsrecommendpagemodule')
    const places = async (client: Client) =>
      (await idsOf(t, type, client)).map((id: number) => shopContent.products.indexOf(id))
    expect(await places(t.visitor())).toEqual([3, 1, 2, 0])
    const buyer = await t.user()
    expect(await places(buyer.client)).toEqual([3, 1, 2, 0])
    const [cup, other, tea] = shopContent.products
    const add = (id: number | undefined) =>
      buyer.client.post(`/shop/product/${id}/add_basket/`, { variant_id: null, quantity: 1 }, { key: true })
    await add(cup)
    expect(await places(buyer.client)).toEqual([1])
    // Those who have all there is of it get what others buy.
    await add(other)
    expect(await places(buyer.client)).toEqual([3, 2])
    await t.make(async (tx) => {
      const [order] = await tx.rows<{ id: number }>(
        `insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, created_at, paid_at)
         values (1, 'R1', $1, 'completed', 1, 0, 0, 1, false, now(), now()) returning id`,
        [buyer.id],
      )
      await tx.rows(
        `insert into order_line (tenant_id, order_id, product_id, variant_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved)
         values (1, $1, $2, 1, 'x', 'shop.product', '', 1, 1, 1, false)`,
        [order?.id ?? 0, tea ?? 0],
      )
    })
    expect(await places(buyer.client)).toEqual([3])
  })

  test('have no data in a page, which is the same for everyone', async () => {
    const types = modules.map(({ type }) => type).filter((type) => sourceFor(type))
    const { id } = await makeModules(t, [
      ...types.filter(isUserSpecificModule).map((type) => block(type)),
      block('shop.productsmodule'),
      block('circle.topicsmodule'),
    ])
    await shopContent.writer.client.post(`/note/note/${shopContent.notes[2]}/like/`, { is_liked: true })
    const [mine, others, visitors] = await Promise.all(
      [shopContent.writer.client, shopContent.stranger.client, t.visitor()].map(
        async (client) => (await client.get(`/mpage/page/${id}/`)).body,
      ),
    )
    expect(mine).toEqual(visitors)
    expect(others).toEqual(visitors)
    expect(visitors.modules.map(({ data }: Loose) => data !== null)).toEqual([
      ...types.filter(isUserSpecificModule).map(() => false),
      true,
      true,
    ])
  })

  test.each(modules.map(({ type }) => type).filter((type) => sourceFor(type)))(
    '%s is user-specific exactly when isPersonalModule returns true',
    async (type) => {
      const config = { kind: 'category', items: [{ title: 'a' }] }
      const { modules: ids } = await makeModules(t, [block(type, config)])
      const buyer = await t.user()
      await buyer.client.post(
        `/shop/product/${shopContent.products[0]}/add_basket/`,
        { variant_id: null, quantity: 1 },
        { key: true },
      )
      await buyer.client.post(`/shop/coupon/${shopContent.coupon}/receive/`, undefined, { key: true })
      for (const id of shopContent.notes) await buyer.client.post(`/note/note/${id}/like/`, { is_liked: true })
      await t.make(async (tx) => {
        await makeVoucher(tx, MAIN, buyer.id)
        await makeSelection(tx, MAIN, buyer.id, [shopContent.products[0] ?? 0])
        await tx.rows('update note set user_id = $1 where tenant_id = 1 and id = $2', [
          buyer.id,
          shopContent.notes[1] ?? 0,
        ])
      })
      const [one, visitor] = await Promise.all(
        [buyer.client, t.visitor()].map(
          async (client) => (await client.get(`/mpage/page/module/${ids[0]}/data/`)).body,
        ),
      )
      await t.make((tx) =>
        tx.rows('update note set user_id = $1 where tenant_id = 1 and id = $2', [
          shopContent.writer.id,
          shopContent.notes[1] ?? 0,
        ]),
      )
      expect(JSON.stringify(one) !== JSON.stringify(visitor)).toBe(isUserSpecificModule(type))
    },
  )
})
