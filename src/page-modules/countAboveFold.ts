import type { PageModule } from '@storefront/contract/entities/content/page'
import { rendererOf } from './registry'

/** As many cards as fill a tall phone together with what stands above them. */
const FIRST_CARDS = 6

/**
 * Returns the number of modules that are shown at once: those which need no call, up to the one that fills the first
 * screen. At least one, so that a page that begins with a lazy module begins at all.
 */
export function countAboveFold(modules: readonly PageModule[]): number {
  let cards = 0
  for (const [index, module] of modules.entries()) {
    if (cards >= FIRST_CARDS) return index
    if (!rendererOf(module.module_type).needsData) continue
    if (module.data === null) return Math.max(1, index)
    cards += module.data?.results?.length ?? 0
  }
  return modules.length
}
