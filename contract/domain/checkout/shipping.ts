/** Shipping rule of a site: free from `free_over`, else `fee`; null `free_over` never waives it. */
export interface ShippingRule {
  readonly fee: number
  readonly free_over: number | null
}

/**
 * Fee for goods of `goods` minor units before discounts, which so never make sending dearer; nothing to ship costs
 * nothing.
 */
export function shippingFee(rule: ShippingRule, goods: number, needsShipping: boolean): number {
  if (!needsShipping) return 0
  return rule.free_over !== null && goods >= rule.free_over ? 0 : rule.fee
}

/** Minor units that goods of `goods` lack until sending is free; null where it never is, or costs nothing anyway. */
export function missingForFreeShipping({ fee, free_over }: ShippingRule, goods: number): number | null {
  return free_over === null || fee === 0 ? null : Math.max(0, free_over - goods)
}

/** Facts about an order's shipping when pieces are refunded: its fee, and the pieces of all lines that are shipped. */
export interface ShipmentProgress {
  readonly fee: number
  readonly toSend: number
  /** Pieces in parcels. */
  readonly shipped: number
  /** Pieces that are given back before they were sent. */
  readonly unsent: number
}

/**
 * Returns how many more pieces have to be refunded before the shipping fee is refunded too; null if it never is,
 * because something was sent or there is no fee.
 */
export function piecesUntilFee({ fee, toSend, shipped, unsent }: ShipmentProgress): number | null {
  return fee === 0 || shipped > 0 || toSend === 0 ? null : Math.max(0, toSend - unsent)
}

/**
 * Returns the part of the fee that comes back with `pieces` more: all of it with the last one of an order of which
 * nothing was sent, else nothing.
 */
export function refundableShipping(sending: ShipmentProgress, pieces: number): number {
  const missingPieces = piecesUntilFee(sending)
  return missingPieces !== null && missingPieces > 0 && pieces >= missingPieces ? sending.fee : 0
}

/** A rule of a region: '' is everywhere, 2 digits a province, 4 a city, 6 a district (spec 3, region codes). */
export interface RegionRule extends ShippingRule {
  readonly region: string
  /** Nothing is sent there. */
  readonly is_refused: boolean
}

/**
 * Returns the rule of the longest prefix of a district's code; null leaves it to the site's own rule. An address not
 * known yet is ''.
 */
export function regionRule(rules: readonly RegionRule[], district: string): RegionRule | null {
  const fitting = rules.filter(({ region }) => district.startsWith(region))
  return fitting.reduce<RegionRule | null>(
    (best, rule) => (best === null || rule.region.length > best.region.length ? rule : best),
    null,
  )
}

/** Days that a parcel takes, at least and at most. */
export interface DeliveryDays {
  readonly from: number
  readonly to: number
}

/** Returns the days of the longest prefix of a district's code that has some; null when nobody promises any. */
export function deliveryDays(
  rules: readonly (Pick<RegionRule, 'region'> & { readonly days: DeliveryDays | null })[],
  district: string,
): DeliveryDays | null {
  const fitting = rules.filter(({ region, days }) => days !== null && district.startsWith(region))
  return fitting.sort((a, b) => b.region.length - a.region.length)[0]?.days ?? null
}
