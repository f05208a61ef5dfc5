import type { ProductSeed } from '../../types'
import { cups } from './cups'
import { experiences } from './experience'
import { baths, homes } from './home'
import { stationery } from './stationery'
import { teas, teaware } from './tea'
import { textiles } from './textile'
import { plates, vases } from './ware'

/** All goods of 青拾, newest shelves first. */
export const products: readonly ProductSeed[] = [
  ...cups,
  ...plates,
  ...vases,
  ...teas,
  ...teaware,
  ...textiles,
  ...stationery,
  ...homes,
  ...baths,
  ...experiences,
]
