import { insert } from '../../server/src/db/insert'
import { searchKeys } from '../../server/src/lib/search-keys'
import { descriptionOf } from '../data/build'
import type { ProductSeed, TenantSeed, VariantSeed } from '../data/types'
import type { Gallery } from './gallery'
import { nameTranslations, productTranslations } from './translations'
import { numbered, type Scene } from './insert'

/** Categories in their order; a parent stands before its children. */
export async function seedCategories(
  { tx, tenantId }: Scene,
  data: Pick<TenantSeed, 'categories' | 'translations'>,
  gallery: Gallery,
): Promise<void> {
  const { categories } = data
  const idOf = numbered(categories, (c) => c.slug)
  await insert(
    tx,
    'category',
    categories.map((c, i) => ({
      tenantId,
      id: i + 1,
      name: c.name,
      slug: c.slug,
      parentId: c.parent ? idOf(c.parent) : null,
      imageId: gallery.id(c.icon),
      position: i,
      translations: nameTranslations('category', data, (seed) => seed.categories[c.slug]),
    })),
  )
}

/** Dealt like cards, one of each category at a time, so that a list by newest is a mixed one. The first stays first. */
export function interleave(products: readonly ProductSeed[]): ProductSeed[] {
  const piles = new Map<string, ProductSeed[]>()
  for (const p of products) piles.set(p.category, [...(piles.get(p.category) ?? []), p])
  const rounds = Math.max(0, ...[...piles.values()].map((pile) => pile.length))
  return Array.from({ length: rounds }, (_, i) => [...piles.values()].flatMap((pile) => pile[i] ?? [])).flat()
}

/** A variant with its ids and its product's. */
export interface SeededVariant {
  id: number
  productId: number
  product: ProductSeed
  variant: VariantSeed
  imageId: number | null
}

/** All variants of a tenant by sku, with the ids they get. */
export function variantsBySku(data: TenantSeed, gallery: Gallery): Map<string, SeededVariant> {
  const all = interleave(data.products).flatMap((p, i) =>
    p.variants.map((v) => ({ productId: i + 1, product: p, variant: v })),
  )
  return new Map(
    all.map((row, i) => {
      const picture = row.variant.picture ?? row.product.pictures[0]
      return [row.variant.sku, { id: i + 1, ...row, imageId: picture ? gallery.id(picture) : null }]
    }),
  )
}

/** Products, their galleries and their variants. */
export async function seedProducts(
  { tx, tenantId, now }: Scene,
  data: TenantSeed,
  gallery: Gallery,
  variants: ReadonlyMap<string, SeededVariant>,
): Promise<void> {
  const products = interleave(data.products)
  const categoryId = numbered(data.categories, (c) => c.slug)
  // On sale one after the other, nine hours apart, the latest an hour ago.
  const createdAt = (i: number) => new Date(now.getTime() - (1 + (products.length - 1 - i) * 9) * 3_600_000)
  await insert(
    tx,
    'product',
    products.map((p, i) => ({
      tenantId,
      id: i + 1,
      name: p.name,
      searchKeys: searchKeys(p.name),
      abstract: p.abstract,
      ctype: p.ctype,
      price: p.price,
      priceMarked: p.priceMarked,
      promotionPrice: p.promotionPrice ?? null,
      mainImageId: p.pictures[0] ? gallery.id(p.pictures[0]) : null,
      categoryId: categoryId(p.category),
      tags: [...p.tags],
      description: descriptionOf(p, data.words.specs, gallery.url),
      maxPerUser: p.maxPerUser ?? null,
      onSaleAt: p.onSaleInDays === undefined ? null : new Date(now.getTime() + p.onSaleInDays * 86_400_000),
      videoId: p.hasFilm ? gallery.filmId : null,
      seoTitle: p.seo?.title ?? '',
      seoDescription: p.seo?.description ?? '',
      translations: productTranslations(data, p, gallery),
      createdAt: createdAt(i),
    })),
  )
  const pictures = products.flatMap((p, i) =>
    p.pictures.map((spec, position) => ({ tenantId, productId: i + 1, position, imageId: gallery.id(spec) })),
  )
  await insert(tx, 'product_image', pictures)
  const rows = [...variants.values()].map((v, position) => ({
    tenantId,
    id: v.id,
    productId: v.productId,
    attributes: v.variant.attributes.map((a) => ({ ...a })),
    price: v.variant.price,
    promotionPrice: v.variant.promotionPrice ?? null,
    inventory: v.variant.inventory,
    weight: v.product.weight > 0 ? v.product.weight : null,
    imageId: v.variant.picture ? v.imageId : null,
    position,
  }))
  await insert(tx, 'variant', rows)
}

const COUNT_SALES = `update product p set count_purchase = s.pieces from (
    select l.product_id, sum(l.quantity)::int as pieces from order_line l join shop_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
    where l.tenant_id = $1 and l.product_id is not null and o.paid_at is not null group by l.product_id) s
  where p.tenant_id = $1 and p.id = s.product_id`

/** Counts the sales of products: those of the orders that are there. */
export const countSales = ({ tx, tenantId }: Scene) => tx.rows(COUNT_SALES, [tenantId])
