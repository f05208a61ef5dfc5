import { OPTIONS, type PresentProduct, type ProductSheetState } from './product-sheet'

/** Returns the cells of a product: one row for each of its variants, what it has once in the first. */
export function productCells(
  { id, ...product }: PresentProduct,
  { words }: Pick<ProductSheetState, 'words'>,
): Readonly<Record<string, string>>[] {
  const once = {
    name: product.name,
    category: product.category ?? '',
    abstract: product.abstract,
    ctype: product.ctype,
    tags: product.tags.join('\n'),
    is_active: (product.is_active ? words.yes : words.no)[0] ?? '',
    price_marked: product.price_marked ?? '',
    max_per_user: product.max_per_user === null ? '' : String(product.max_per_user),
    on_sale_at: product.on_sale_at,
    off_sale_at: product.off_sale_at,
    shipping_template: product.shipping_template ?? '',
    seo_title: product.seo_title,
    seo_description: product.seo_description,
    pictures: product.pictures.join('\n'),
    ...product.texts,
  }
  const empty = Object.fromEntries(Object.keys(once).map((column) => [column, '']))
  return product.variants.map((variant, n) => {
    const options = OPTIONS.flatMap((place) => {
      const { name = '', value = '' } = variant.attributes[place - 1] ?? {}
      return [[`option${place}`, name] as const, [`value${place}`, value] as const]
    })
    const own = {
      price: variant.price,
      promotion_price: variant.promotion_price ?? '',
      sku: variant.sku,
      weight: variant.weight === null ? '' : String(variant.weight),
      cost: variant.cost ?? '',
      inventory: '',
    }
    const ids = { product: String(id), variant: String(variant.id ?? '') }
    return { ...ids, ...(n === 0 ? once : empty), ...Object.fromEntries(options), ...own }
  })
}
