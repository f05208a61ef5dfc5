import { modules } from './modules'
import { preview } from './preview'
import type { texts as zhCn } from '../zh-cn'
import type { Same } from '../types'
import { card } from './card'
import { common } from './common'
import { coupon } from './coupon'
import { device } from './device'
import { error } from './error'
import { input } from './input'
import { overlay } from './overlay'
import { flash } from './flash'
import { node } from './node'
import { pages } from './pages'
import { shop } from './shop'
import { site } from './site'

/** Indonesian; the type demands every key of the Chinese. */
export const texts: Same<typeof zhCn> = {
  flash,
  overlay,
  card,
  common,
  coupon,
  device,
  error,
  input,
  node,
  shop,
  pages,
  site,
  modules,
  preview,
}
