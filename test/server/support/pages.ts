import { makeArticle, makeEvent, makePage, type ModuleOptions } from '../../factories/content'
import { makeCoupon } from '../../factories/coupon'
import { makeProduct } from '../../factories/product'
import { makeNote, makeSelection, makeTopic, makeTopicCategory, makeVoucher } from '../../factories/social'
import { MAIN, OTHER, type TestApp } from './app'
import type { Client, Loose } from './client'

/** Items that a page's modules may show, by their ids. */
export interface Shown {
  /** Two of `ceramics`, then two of `tea`; bought 10, 30, 20 and 40 times. */
  products: number[]
  events: number[]
  /** One of `craft` with tag `a`, one of `tea` with tag `b`. */
  articles: number[]
  coupon: number
  /** The first of category `tea`. */
  topics: number[]
  /** Two of the writer, one of the stranger. */
  notes: number[]
  /** The writer's private note. */
  secret: number
  /** The one of the writer's vouchers of which something is left. */
  voucher: number
  /** Has chosen products 2 and 0, in this order, as a distributor. */
  writer: Awaited<ReturnType<TestApp['user']>>
  stranger: Awaited<ReturnType<TestApp['user']>>
}

/** A few rows of everything that modules show at the main site, and a few at the other. */
export async function stockPages(t: TestApp): Promise<Shown> {
  const [writer, stranger] = [await t.user(), await t.user()]
  return t.make(async (tx) => {
    await tx.rows(
      "insert into category (tenant_id, id, name, slug) values (1, 1, '陶瓷', 'ceramics'), (1, 2, '茶', 'tea')",
    )
    await tx.rows(
      "insert into article_category (tenant_id, id, name, slug) values (1, 1, '手艺', 'craft'), (1, 2, '茶事', 'tea')",
    )
    const product = async (categoryId: number, countPurchase: number) =>
      (await makeProduct(tx, MAIN, { categoryId, countPurchase })).id
    const products = [await product(1, 10), await product(1, 30), await product(2, 20), await product(2, 40)]
    const [first = 0, , third = 0] = products
    await makeVoucher(tx, MAIN, stranger.id)
    await makeVoucher(tx, MAIN, writer.id, { available: 0 })
    await makeVoucher(tx, MAIN, writer.id, { endAt: new Date('2026-05-01T00:00:00Z') })
    await makeSelection(tx, MAIN, writer.id, [third, first])
    await tx.rows(
      "insert into account (tenant_id, id, uuid, auid, name, created_at) values ($1, 900, 'there', 'there', 'there', now())",
      [OTHER],
    )
    await makeNote(tx, OTHER, 900, { title: 'lain' })
    await makeTopic(tx, OTHER)
    await makeProduct(tx, OTHER)
    return {
      products,
      events: [await makeEvent(tx, MAIN), await makeEvent(tx, MAIN)],
      articles: [
        await makeArticle(tx, MAIN, { categoryId: 1, tags: ['a'] }),
        await makeArticle(tx, MAIN, { categoryId: 2, tags: ['b'] }),
      ],
      coupon: await makeCoupon(tx, MAIN),
      topics: [
        await makeTopic(tx, MAIN, { categoryId: await makeTopicCategory(tx, MAIN, 'tea') }),
        await makeTopic(tx, MAIN),
      ],
      notes: [
        await makeNote(tx, MAIN, writer.id),
        await makeNote(tx, MAIN, writer.id),
        await makeNote(tx, MAIN, stranger.id),
      ],
      secret: await makeNote(tx, MAIN, writer.id, { isActive: false }),
      voucher: await makeVoucher(tx, MAIN, writer.id, { productId: first }),
      writer,
      stranger,
    }
  })
}

/** One module as it is stored. */
export const block = (moduleType: string, config: object = {}): ModuleOptions => ({ moduleType, config: { ...config } })

let last = 0

/** A page of the main site with these modules. */
export const makeModules = (t: TestApp, options: ModuleOptions[]) =>
  t.make((tx) => makePage(tx, MAIN, `modules-${++last}`, options))

/** The items of a module that is made for it, as `client` gets them. */
export async function itemsOf(
  t: TestApp,
  options: ModuleOptions,
  client: Client = t.visitor(),
  query = '',
): Promise<Loose> {
  const { modules } = await makeModules(t, [options])
  const { status, body } = await client.get(`/mpage/page/module/${modules[0]}/data/${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** Their ids. */
export const idsOf = async (...args: Parameters<typeof itemsOf>): Promise<number[]> =>
  (await itemsOf(...args)).results.map(({ id }: Loose) => id)
