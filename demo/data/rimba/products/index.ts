import type { ProductSeed } from '../../types'
import { cloths, wear } from './batik'
import { classes } from './classes'
import { coffees } from './coffee'
import { cares, homes } from './home'
import { rattans } from './rattan'
import { spices } from './spice'

/** All goods of Rimba & Co. */
export const products: readonly ProductSeed[] = [
  ...cloths,
  ...wear,
  ...rattans,
  ...coffees,
  ...spices,
  ...homes,
  ...cares,
  ...classes,
]
