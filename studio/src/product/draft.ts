import { NO_TRANSLATIONS } from '@storefront/contract/domain/content/translation'
import { translationsLabel } from '../translation/edit'
import { siteLocal } from '../i18n/site-moment'
import { type Merge, mergeFields } from '../editing/merge'
import type { ProductDraft, StudioProductDetail, VariantDraft } from '@storefront/contract/entities/studio/product'

/** An attribute that buyers choose, with its values in order. */
export interface AttributeOption {
  name: string
  values: string[]
}

const emptyVariant: VariantDraft = {
  ...{ id: null, attributes: [], price: '', promotion_price: null, sku: '', inventory: 0 },
  ...{ image: null, weight: null },
}

export const emptyDraft: ProductDraft = {
  ...{
    name: '',
    abstract: '',
    description: '',
    ctype: 'shop.product',
    category: null,
    tags: [],
    price_marked: null,
    is_active: false,
    images: [],
  },
  ...{ max_per_user: null, on_sale_at: null, off_sale_at: null, video: null, seo_title: '', seo_description: '' },
  shipping_template: null,
  translations: NO_TRANSLATIONS,
  variants: [emptyVariant],
}

/** Returns the editable fields of a product. */
export function draftOf({
  id: _,
  version: __,
  pictures: ___,
  archived_at: ____,
  film: _____,
  ...draft
}: StudioProductDetail): ProductDraft {
  return draft
}

/** The attributes of variants, each with the values that occur. */
export function optionsOf(variants: readonly VariantDraft[]): AttributeOption[] {
  const options: AttributeOption[] = []
  for (const { attributes } of variants)
    for (const { name, value } of attributes) {
      const option = options.find((one) => one.name === name)
      if (!option) options.push({ name, values: [value] })
      else if (!option.values.includes(value)) option.values.push(value)
    }
  return options
}

const labelOf = (attributes: VariantDraft['attributes']) => attributes.map(({ value }) => value).join(' / ')

/** A variant's values in a row; '' for the only one of a product without a choice. */
export const variantLabel = ({ attributes }: VariantDraft): string => labelOf(attributes)

/**
 * Every combination of the options' values, as variants: one that is there already stays as it is, a new one takes the
 * first one's prices.
 */
export function combineOptions(options: readonly AttributeOption[], variants: readonly VariantDraft[]): VariantDraft[] {
  const usable = options.filter(({ name, values }) => name !== '' && values.length > 0)
  const combinations = usable.reduce<VariantDraft['attributes'][]>(
    (rows, { name, values }) => rows.flatMap((row) => values.map((value) => [...row, { name, value }])),
    [[]],
  )
  const [first = emptyVariant] = variants
  return combinations.map((attributes) => {
    const present = variants.find((variant) => labelOf(variant.attributes) === labelOf(attributes))
    return present ? { ...present, attributes } : { ...emptyVariant, price: first.price, attributes }
  })
}

/** Fields of a draft that two people may both have changed. */
export type DraftField = keyof ProductDraft

// Stock is sold and counted on its own; it is no part of what is edited.
const comparable = (draft: ProductDraft, field: DraftField): string =>
  JSON.stringify(
    field === 'variants'
      ? draft.variants.map((variant) => ({ ...variant, inventory: variant.id === null ? variant.inventory : null }))
      : draft[field],
  )

/** Brings two drafts of the same base together, field by field. */
export const mergeDrafts = (base: ProductDraft, mine: ProductDraft, theirs: ProductDraft): Merge<ProductDraft> =>
  mergeFields(base, mine, theirs, comparable)

/** The draft of a copy: a new product with its own name, off sale and without times, whose variants have no stock yet. */
export const copyDraft = (product: StudioProductDetail, name: string): ProductDraft => {
  const draft = asNewDraft(draftOf(product))
  const variants = draft.variants.map((variant) => ({ ...variant, inventory: variant.inventory === null ? null : 0 }))
  return { ...draft, name, is_active: false, on_sale_at: null, off_sale_at: null, variants }
}

/** The draft of another product like it: its variants are new ones. */
export const asNewDraft = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  variants: draft.variants.map((variant) => ({ ...variant, id: null })),
})

/** A field's value as a line of text; times as those of a zone. */
export function draftText(draft: ProductDraft, field: DraftField, timeZone: string): string {
  if (field === 'variants')
    return draft.variants.map((variant) => `${variantLabel(variant)} ${variant.price} ${variant.sku}`.trim()).join('\n')
  if (field === 'on_sale_at' || field === 'off_sale_at')
    return siteLocal(draft[field] ?? null, timeZone).replace('T', ' ') || '-'
  if (field === 'translations') return translationsLabel(draft.translations ?? NO_TRANSLATIONS) || '-'
  const value = draft[field]
  return Array.isArray(value) ? value.join(', ') : String(value ?? '-')
}
