/** Shipping rule of a site: free from `free_over`, else `fee`; null `free_over` never waives it. */
export interface ShippingRule {
  readonly fee: number
  readonly free_over: number | null
}

/** Fee for goods of `goods` minor units before discounts, which so never make sending dearer; nothing to ship costs nothing. */
export function shippingFee(rule: ShippingRule, goods: number, needsShipping: boolean): number {
  if (!needsShipping) return 0
  return rule.free_over !== null && goods >= rule.free_over ? 0 : rule.fee
}

/** A rule of a region: '' is everywhere, 2 digits a province, 4 a city, 6 a district (spec 3, region codes). */
export interface RegionRule extends ShippingRule {
  readonly region: string
  /** Nothing is sent there. */
  readonly is_refused: boolean
}

/** The rule of the longest prefix of a district's code; null leaves it to the site's own rule. An address not known yet is ''. */
export function regionRule(rules: readonly RegionRule[], district: string): RegionRule | null {
  const fitting = rules.filter(({ region }) => district.startsWith(region))
  return fitting.reduce<RegionRule | null>((best, rule) => (best === null || rule.region.length > best.region.length ? rule : best), null)
}
