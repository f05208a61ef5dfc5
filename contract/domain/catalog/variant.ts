/** Pure rules of choosing a variant (spec 3: `inventory` null means unlimited). */
export interface VariantChoice {
  readonly id: number
  readonly inventory: number | null
  readonly attribute_values: readonly { readonly attribute: { readonly name: string }; readonly value: string }[]
}

/** Attributes chosen so far: attribute name -> value. */
export type Selection = Readonly<Record<string, string>>

/** Whether at least `quantity` of the variant can be bought. */
export function inStock(variant: Pick<VariantChoice, 'inventory'>, quantity = 1): boolean {
  return variant.inventory === null || variant.inventory >= quantity
}

/** Returns the attributes in their order, each with its values in the order in which the variants name them. */
export function attributesOf(variants: readonly VariantChoice[]): { name: string; values: string[] }[] {
  const byName = new Map<string, Set<string>>()
  for (const variant of variants)
    for (const { attribute, value } of variant.attribute_values) {
      const values = byName.get(attribute.name) ?? new Set<string>()
      byName.set(attribute.name, values.add(value))
    }
  return [...byName].map(([name, values]) => ({ name, values: [...values] }))
}

function agrees(variant: VariantChoice, selection: Selection): boolean {
  return variant.attribute_values.every(({ attribute, value }) => (selection[attribute.name] ?? value) === value)
}

/** Whether `value` of `name` can still lead to a variant in stock, given the other attributes' choices. */
export function isSelectable(
  variants: readonly VariantChoice[],
  selection: Selection,
  name: string,
  value: string,
): boolean {
  const target = { ...selection, [name]: value }
  return variants.some((variant) => inStock(variant) && agrees(variant, target))
}

/** Returns the one variant that a complete selection names; null while a choice is missing or none fits. */
export function variantFor<V extends VariantChoice>(variants: readonly V[], selection: Selection): V | null {
  return (
    variants.find((variant) =>
      variant.attribute_values.every(({ attribute, value }) => selection[attribute.name] === value),
    ) ?? null
  )
}

/** Returns the first variant in stock, as a selection; the empty selection when all are sold out. */
export function firstSelection(variants: readonly VariantChoice[]): Selection {
  const first = variants.find((variant) => inStock(variant))
  return Object.fromEntries((first?.attribute_values ?? []).map(({ attribute, value }) => [attribute.name, value]))
}
