import { isUserSpecificModule } from '@storefront/contract/domain/content/user-specific-modules'
import type { Page } from '@storefront/contract/entities/common'
import type { PageModule } from '@storefront/contract/entities/content/page'
import { type PagedList, usePaged } from '@/shared/list/usePaged'
import { useRoute } from '@/router'
import { contentApi } from '@/services/api/content'
import { keys } from '@/services/query'
import { logModule } from './logModule'
import { usePreview } from './preview/store'
import { isRecord, textOf } from './read'
import type { ModuleConfig, ModuleItem } from './types'

/** Items of different types may have the same number. */
const identityOf = (item: ModuleItem): string =>
  typeof item?.id === 'number' || typeof item?.id === 'string'
    ? `${textOf(item.ctype)} ${item.id}`
    : JSON.stringify(item)

const isPage = (value: unknown): value is Page<ModuleItem> =>
  isRecord(value) && typeof value.count === 'number' && Array.isArray(value.results)

interface Asked {
  readonly module: PageModule
  readonly config: ModuleConfig
  /** The chosen group of the module. */
  readonly tab: number
  /** Rises with each change of a live preview: what was read before is another module's. */
  readonly revision: number
  readonly enabled: boolean
}

/**
 * Returns the items of a list module's group, page by page. Those which the page brought along are there at once; a
 * reply that is no page is a failure, which is logged, and not a list without items.
 */
export function useModuleItems({ module, config, tab, revision, enabled }: Asked): PagedList<ModuleItem> {
  const { id, module_type, data } = module
  const name = isUserSpecificModule(module_type) ? keys.ownModuleData(id, tab) : keys.moduleData(id, tab)
  const { preview } = useRoute().params
  const paged = usePaged<ModuleItem>({
    key: [...name, revision, preview],
    load: async (page, options) => {
      try {
        const loadItems = usePreview.getState().live[id]?.loadItems
        const reply: unknown = loadItems
          ? await loadItems({ ...page, tab })
          : await contentApi.moduleData(id, { ...page, tab: tab || undefined, preview }, options)
        if (!isPage(reply)) throw new TypeError('the items are no page')
        return reply
      } catch (error) {
        logModule(module, error)
        throw error
      }
    },
    idOf: identityOf,
    initial: tab === 0 && isPage(data) ? data : undefined,
    enabled,
  })
  const ignoredId = config.ignore_id
  return ignoredId === undefined ? paged : { ...paged, items: paged.items.filter((item) => item?.id !== ignoredId) }
}
