import { fromDecimal } from '@storefront/contract/domain/money'
import type { OpsProductDetail } from '@storefront/contract/entities/ops'
import type { OpsProductChange } from '@/services/api/ops'

/** The input for one variant; a field without input is absent. */
export interface VariantDraft {
  readonly price?: string
  readonly stock?: string
}

type Drafts = Readonly<Record<number, VariantDraft>>

/** Returns the field with an invalid input, or null. */
export function draftProblem({ price, stock }: VariantDraft, exponent: number): 'price' | 'stock' | null {
  const minor = price === undefined ? 0 : fromDecimal(price.trim(), exponent)
  if (minor === null || minor < 0) return 'price'
  return stock === undefined || stock.trim() === '' || /^[+-]?\d{1,6}$/.test(stock.trim()) ? null : 'stock'
}

/** Returns the change that the drafts make; what stays as it is is not sent. */
export function productPatchOf(
  product: OpsProductDetail,
  isActive: boolean,
  drafts: Drafts,
): NonNullable<OpsProductChange> {
  const variants = product.variants.flatMap(({ id, price }) => {
    const { price: typedPrice = price, stock = '' } = drafts[id] ?? {}
    const change = Number(stock.trim() || 0)
    const isSame = typedPrice.trim() === price && change === 0
    return isSame
      ? []
      : [
          {
            id,
            ...(typedPrice.trim() !== price && { price: typedPrice.trim() }),
            ...(change !== 0 && { inventory_change: change }),
          },
        ]
  })
  return { ...(isActive !== product.is_active && { is_active: isActive }), variants }
}
