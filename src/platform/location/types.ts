import type { Result } from '@/platform/result'

export interface Place {
  /** Degrees, GCJ-02 in mini-programs and WGS-84 in browsers. */
  readonly latitude: number
  readonly longitude: number
}

/** An address out of the vendor's own address book. */
export interface VendorAddress {
  readonly name: string
  readonly mobile: string
  /** Names of province, city and district, and the region code of 6 digits (empty when the vendor gives none). */
  readonly region: readonly [string, string, string]
  readonly code: string
  readonly detail: string
}

export interface Location {
  readonly canLocate: () => boolean
  readonly canAskAddress: () => boolean
  locate(): Promise<Result<Place>>
  /** Shows a place on the vendor's map, or the browser's. */
  open(place: Place & { readonly name: string; readonly address: string }): Promise<Result<object>>
  /** Lets the visitor choose one of the addresses that the vendor keeps for them. */
  address(): Promise<Result<{ readonly address: VendorAddress }>>
}
