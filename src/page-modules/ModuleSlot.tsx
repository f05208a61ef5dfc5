import type { PageModule } from '@storefront/contract/entities/content'
import { View } from '@tarojs/components'
import { usePaged } from '@/features/list/usePaged'
import { useT } from '@/i18n'
import { content } from '@/services/content'
import { keys } from '@/services/query'
import { ListView } from '@/ui/ListView'
import { SkeletonGrid } from '@/ui/Skeleton'
import { ModuleFrame } from './frame/ModuleFrame'
import { ModuleBoundary } from './ModuleBoundary'
import { ModuleFailure } from './ModuleFailure'
import s from './PageModules.module.scss'
import { isRecord } from './read'
import { rendererOf } from './registry'
import type { ModuleItem, ModuleProps, ModuleRenderer } from './types'

interface SlotProps {
  readonly module: PageModule
  readonly first: boolean
  /** The last module of its page goes on loading at the page's end. */
  readonly last: boolean
}

/** One module in its frame: what it shows when there is data, before, and when there is none. */
export function ModuleSlot({ module, first, last }: SlotProps) {
  const renderer = rendererOf(module.module_type)
  const config = isRecord(module.config) ? (module.config as ModuleProps['config']) : {}
  return (
    <ModuleBoundary>
      <ModuleFrame config={config} bleeds={renderer.bleeds}>
        {renderer.needsData ? (
          <WithData module={module} config={config} first={first} last={last} renderer={renderer} />
        ) : (
          <renderer.Body module={module} config={config} items={[]} count={0} first={first} />
        )}
      </ModuleFrame>
    </ModuleBoundary>
  )
}

const identityOf = (item: ModuleItem): string | number => (typeof item?.id === 'number' || typeof item?.id === 'string' ? item.id : JSON.stringify(item))

function WithData({ module, config, first, last, renderer }: SlotProps & { readonly config: ModuleProps['config']; readonly renderer: ModuleRenderer }) {
  const t = useT()
  const { items, total, view } = usePaged<ModuleItem>({
    key: keys.moduleData(module.id),
    load: (page, options) => content.moduleData(module.id, page, options),
    idOf: identityOf,
    initial: module.data ?? undefined,
  })
  const body = <renderer.Body module={module} config={config} items={items} count={total} first={first} />
  const empty = <View className={s.empty}>{t('pages.module.empty')}</View>
  if (view.status === 'failed') return <ModuleFailure onRetry={view.onRetry} />
  if (last && view.hasMore) {
    return (
      <ListView {...view} skeleton={null} empty={empty}>
        {body}
      </ListView>
    )
  }
  if (view.status === 'loading') return <SkeletonGrid cards={2} />
  return items.length === 0 ? empty : body
}
