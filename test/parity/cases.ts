import type { Config, Layout, ListConfig, ListSource } from '@storefront/contract/modules'
import { moduleFixtures } from '../../fixtures/modules'
import { layoutsOf } from '../../studio/src/builder/palette/types'

/** A module type in one of the layouts that a builder offers for it. */
export interface ParityCase {
  /** `{type}--{layout}` */
  readonly id: string
  readonly type: string
  readonly style: Layout
  readonly config: Config
}

/** As many items as a layout needs to show how it goes on. */
const LIMIT = 4

/** Items of the demo site where a list shows those of one author, or one item. */
const sources: Readonly<Record<string, ListSource>> = {
  'note.notepagemodule': { ids: [1, 2], limit: LIMIT },
  'distribution_mpage.distselectproductspagemodule': { ids: [1, 2, 3, 4], limit: LIMIT },
}

/** The fixture's config with items of the site that the modules stand on. */
function withItems(type: string, config: Config): Config {
  if (type === 'post.articlecolumnpagemodule') return config
  const { groups } = config as ListConfig
  if (groups)
    return { ...config, groups: groups.map(({ title, source }) => ({ title, source: { ...source, limit: LIMIT } })) }
  return { ...config, source: sources[type] ?? { limit: LIMIT } }
}

/** Every module type in every layout that a builder offers for it; a type with a look of its own is there once. */
export const parityCases: readonly ParityCase[] = moduleFixtures.flatMap(({ type, config, data }) => {
  const layouts = layoutsOf(type)
  const all: readonly Layout[] = layouts.length > 0 ? layouts : ['list']
  return all.map((style) => ({
    id: `${type}--${style}`,
    type,
    style,
    config: data || type === 'note.localdraftmodule' ? withItems(type, config) : config,
  }))
})
