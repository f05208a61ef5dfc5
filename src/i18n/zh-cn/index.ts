import { address } from './address'
import { common } from './common'
import { coupon } from './coupon'
import { error } from './error'
import { form } from './form'
import { login } from './login'
import { order } from './order'
import { pages } from './pages'
import { shop } from './shop'

/** Simplified Chinese: the default and the fallback. One file an area. */
export const texts = { common, coupon, error, form, login, shop, order, address, pages } as const
