import type { PictureSpec } from '../pictures/index'
import type { LinkSeed } from './types-page'

/** A row of the standard shipping template: '' is all other regions, else 2, 4 or 6 digits. */
export interface RegionSeed {
  region: string
  daysFrom?: number
  daysTo?: number
  fee: number
  freeOver: number | null
  isRefused?: boolean
  /** Why nothing is sent there. */
  reason?: string
}

/** Beside one product (by code), those of a category (by slug), or all. */
interface AdSeed {
  product?: string
  category?: string
  picture: PictureSpec
  title: string
  to: LinkSeed
}

/** The data of the steps between the product and the order. */
export interface CheckoutSeed {
  regions: readonly RegionSeed[]
  points: readonly { name: string; address: string; phone: string; hours: string }[]
  ads: readonly AdSeed[]
  /** The fields that products ask of their buyers, by code. */
  asks: readonly { product: string; fields: readonly { label: string; required: boolean; max: number }[] }[]
  /** Coins that a piece costs beside its money, by code. */
  coins: readonly { product: string; amount: number }[]
}
