import { QUANTITY_MAX } from '@storefront/contract/constants'
import type { ProductDetail, Variant } from '@storefront/contract/entities/catalog/product'
import {
  attributesOf,
  firstSelection,
  inStock,
  isSelectable,
  type Selection,
  type VariantChoice,
  variantFor,
} from '@storefront/contract/domain/catalog/variant'

/** The buyer's choice so far. `quantity` is always between 1 and the number that can be bought. */
export interface Choice {
  readonly selection: Selection
  readonly quantity: number
}

/** One value of an attribute as the selector shows it. */
export interface ChoiceValue {
  readonly value: string
  readonly isChosen: boolean
  readonly disabled: boolean
}

/** Returns the first choice of a selector: the first variant in stock, one piece. */
export function firstChoice(variants: readonly VariantChoice[]): Choice {
  return { selection: firstSelection(variants), quantity: 1 }
}

/** Goods that can be bought: their stock, and how many the buyer may still have. */
interface Buyable extends Pick<VariantChoice, 'inventory'> {
  readonly purchase_limit?: { readonly left: number }
}

/** A variant with its product's limit a person. */
export type BuyableVariant = Variant & Pick<ProductDetail, 'purchase_limit'>

/**
 * Returns the most pieces that one order may hold; null inventory is unlimited, up to the call's own bound, and so are
 * goods without a limit a person.
 */
export function maxQuantity(goods: Buyable | null): number {
  return Math.min(goods?.inventory ?? QUANTITY_MAX, goods?.purchase_limit?.left ?? QUANTITY_MAX, QUANTITY_MAX)
}

/** Keeps a quantity inside 1..max, also when the stock of another variant is smaller. */
export function boundQuantity(quantity: number, variant: Buyable | null): number {
  return Math.max(1, Math.min(quantity, maxQuantity(variant)))
}

/**
 * Returns the attributes with each value's state, ready to draw. A value that leads to nothing in stock is disabled.
 */
export function choiceRows(
  variants: readonly VariantChoice[],
  selection: Selection,
): { name: string; values: ChoiceValue[] }[] {
  return attributesOf(variants).map(({ name, values }) => ({
    name,
    values: values.map((value) => ({
      value,
      isChosen: selection[name] === value,
      disabled: !isSelectable(variants, selection, name, value),
    })),
  }))
}

/**
 * Chooses a value; choosing the chosen one again takes it back, so that a buyer can get out of a
 * combination whose other values are sold out.
 */
export function chooseValue(
  variants: readonly (VariantChoice & Buyable)[],
  choice: Choice,
  name: string,
  value: string,
): Choice {
  const selection = { ...choice.selection }
  if (selection[name] === value) delete selection[name]
  else selection[name] = value
  return { selection, quantity: boundQuantity(choice.quantity, variantFor(variants, selection)) }
}

/** Returns the names of attributes that still lack a value, for the words 请选择 …. */
export function missingNames(variants: readonly VariantChoice[], selection: Selection): string[] {
  return attributesOf(variants)
    .map(({ name }) => name)
    .filter((name) => selection[name] === undefined)
}

/** Whether anything of the product can be bought at all. */
export function anyInStock(variants: readonly VariantChoice[]): boolean {
  return variants.some((variant) => inStock(variant))
}
