import type { ProductType } from '../catalog/product-kinds'
import type { Language } from '../../language'

/** Places of a variant's options. */
export const OPTIONS = [1, 2, 3] as const
/** Columns of the product itself; an export writes them in the first of its rows. */
export const productColumns = [
  'name',
  'category',
  'abstract',
  'ctype',
  'tags',
  'is_active',
  'price_marked',
  'max_per_user',
  'on_sale_at',
  'off_sale_at',
  'shipping_template',
  'seo_title',
  'seo_description',
  'pictures',
] as const
/** Columns of each variant. `inventory` is that of a new variant: existing stock changes by the file of stock. */
export const variantColumns = [
  ...OPTIONS.flatMap((n) => [`option${n}`, `value${n}`] as const),
  'price',
  'promotion_price',
  'sku',
  'weight',
  'cost',
  'inventory',
] as const

/** Columns of purchase prices, which the file of staff without their permission lacks. */
export const COST_COLUMNS: readonly string[] = ['cost']

/** Columns of the file of products: a row for each variant. */
export const productColumnsOfSheet = ['product', 'variant', ...productColumns, ...variantColumns] as const
export type ProductColumn = (typeof productColumnsOfSheet)[number]

/** Texts of a product in other languages than the main one, by the column of each: `name:en`. '' is a missing one. */
export type TextCells = Readonly<Record<string, string>>

export interface SheetVariant {
  /** Null for a new one. */
  readonly id: number | null
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  readonly price: string
  readonly promotion_price: string | null
  readonly sku: string
  /** In grams. */
  readonly weight: number | null
  /** Null also for staff who may not read it. */
  readonly cost: string | null
  /** That of a new one; null for others, whose stock the file does not change. */
  readonly inventory: number | null
}

export interface SheetProduct {
  readonly name: string
  /** The category's name; null without one. */
  readonly category: string | null
  readonly abstract: string
  readonly ctype: ProductType
  readonly tags: readonly string[]
  readonly is_active: boolean
  readonly price_marked: string | null
  readonly max_per_user: number | null
  /** Local times of the site as `2026-03-01 09:30`; '' without one. */
  readonly on_sale_at: string
  readonly off_sale_at: string
  /** Name of the template; null is the standard one. */
  readonly shipping_template: string | null
  readonly seo_title: string
  readonly seo_description: string
  /** Texts in the other languages of the site, by their columns. */
  readonly texts: TextCells
  /** Addresses, the first is shown on cards. */
  readonly pictures: readonly string[]
  readonly variants: readonly SheetVariant[]
}

/** A product as the site has it. */
export interface PresentProduct extends SheetProduct {
  readonly id: number
  readonly version: number
}

/** A shipping template that the file may name. */
export interface SheetTemplate {
  readonly id: number
  /** Whether each variant needs a weight. */
  readonly needsWeight: boolean
}

export interface ProductSheetState {
  readonly products: ReadonlyMap<number, PresentProduct>
  /** Ids of the categories of a name by its `comparisonKey`; more than one where they are called the same. */
  readonly categories: ReadonlyMap<string, readonly number[]>
  /** Shipping templates of a name by its `comparisonKey`; more than one where they are called the same. */
  readonly templates: ReadonlyMap<string, readonly SheetTemplate[]>
  /** Ids of the site's pictures by their addresses. */
  readonly pictures: ReadonlyMap<string, number>
  /** Decimals of the currency. */
  readonly exponent: number
  /** The site's, by which numbers are read. */
  readonly language: Language
  /** The other languages of the site, whose texts have columns of their own. */
  readonly otherLanguages: readonly Language[]
  /** Words of a cell for yes and no, the first of each is written. */
  readonly words: { readonly yes: readonly string[]; readonly no: readonly string[] }
}

/** Creates a product, or saves it as of a version. */
export interface ProductStep {
  readonly rows: readonly number[]
  readonly id: number | null
  readonly version: number | null
  readonly product: SheetProduct
}
