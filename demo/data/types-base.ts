import type { PictureSpec } from '../pictures/index'

interface AddressSeed {
  name: string
  mobile: string
  /** Six digits; province and city are its first two and four. */
  district: string
  /** Ten digits; left out in a country whose addresses have three levels. */
  village?: string
  address: string
  /** The postcode; left out in a country whose addresses do without. */
  postcode?: string
  isDefault: boolean
}

/** A moment as days from the day of seeding (negative is past) and an hour, both on the site's clock. */
export interface DayHour {
  day: number
  /** 0..24, halves allowed. */
  hour: number
}

export interface UserSeed {
  key: 'shopper' | 'shopper2' | 'owner' | 'gate' | 'service' | 'newcomer'
  name: string
  /** Null: not bound yet. */
  mobile: string | null
  /** The loopback login code by which a mini-program, or WeChat's browser as `person`, becomes this user. */
  loginCode?: string
  /** Name of the classification node chosen. */
  node?: string
  perms: readonly string[]
  avatar: PictureSpec
  addresses: readonly AddressSeed[]
}
