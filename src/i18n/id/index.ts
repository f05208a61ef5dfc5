import type { texts as zhCn } from '../zh-cn'
import type { Same } from '../types'
import { address } from './address'
import { common } from './common'
import { coupon } from './coupon'
import { error } from './error'
import { form } from './form'
import { login } from './login'
import { order } from './order'
import { pages } from './pages'
import { shop } from './shop'

/** Indonesian; the type demands every key of the Chinese. */
export const texts: Same<typeof zhCn> = { common, coupon, error, form, login, shop, order, address, pages }
