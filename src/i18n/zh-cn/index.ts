import { modules } from './modules'
import { preview } from './preview'
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

/** Simplified Chinese: the default and the fallback. One file an area. */
export const texts = {
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
} as const
