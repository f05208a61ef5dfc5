import { PAGE_SIZE } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { ListEnd, ListView } from '@/ui/list/ListView'
import { SkeletonGrid } from '@/ui/feedback/Skeleton'
import { listGroups } from './column/groups'
import { ModuleTabs } from './column/ModuleTabs'
import { useTab } from './column/useTab'
import { ModuleFrame, titleOf } from './frame/ModuleFrame'
import { useCollapse } from './frame/useCollapse'
import { layoutOf } from './items/layout'
import { ModuleFailure } from './ModuleFailure'
import s from './PageModules.module.scss'
import { useHidesWhenEmpty } from './preview/store'
import type { SlotProps } from './slot'
import type { ModuleItem } from './types'
import { useModuleItems } from './useModuleItems'
import type { PagedList } from '@/shared/list/usePaged'

interface Shown {
  readonly tab: number
  readonly items: readonly ModuleItem[]
  readonly total: number
}

/** Returns the last loaded items: until another group has loaded, its place keeps its height. */
function useOfflineQuery(now: Shown, isReady: boolean): Shown | null {
  const cache = useRef<Shown | null>(null)
  if (isReady) cache.current = now
  return cache.current
}

/**
 * Returns the rest of a module that is not its page's last: the page brings few items of it along, and the others of
 * its first 20 come when their place is near the window. What is behind those is asked for by a tap, so that the
 * modules below stay within reach.
 */
function useRest({ view, total, refetch }: PagedList<ModuleItem>, most: number) {
  const [hasRequested, setRequested] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const isWanted = view.status === 'ready' && view.hasMore && view.count < Math.min(total, most)
  const missing = Math.min(total, most, PAGE_SIZE) - view.count
  const onVisible = () => {
    setRequested(true)
    setLoading(true)
    void refetch().finally(() => setLoading(false))
  }
  const isComing = missing > 0 && (!hasRequested || isLoading)
  return { rest: isWanted && isComing ? { count: missing, onVisible } : undefined, hasEnd: isWanted && !isComing }
}

/** A list module: its groups' tabs and the items of the one chosen. */
export function ListSlot({ module, config, renderer, revision, first, last }: SlotProps) {
  const t = useT()
  const titles = (renderer.groups ?? listGroups)(config)
  const isTabbed = titles.length > 1
  const { tab, choose } = useTab(module.id, isTabbed ? titles.length : 0)
  const { collapse, isRendered } = useCollapse(config)
  const list = useModuleItems({ module, config, tab, revision, enabled: isRendered })
  const { items, total, view } = list
  const { rest, hasEnd } = useRest(list, layoutOf(module.style, config).most ?? Number.POSITIVE_INFINITY)
  const isReady = view.status === 'ready'
  const visible = useOfflineQuery({ tab, items, total }, isReady)
  const mayHide = useHidesWhenEmpty(config)
  // The last module of its page goes on loading at the page's end; it stays such a list when all of it is there.
  const isEndless = useRef(false)
  if (last && view.hasMore) isEndless.current = true
  if (isReady && items.length === 0 && !view.hasMore && !isTabbed && mayHide) return null

  const isTurning = isTabbed && view.status === 'loading'
  const empty = <View className={s.empty}>{t('pages.module.empty')}</View>
  const content = () => {
    if (!isRendered) return null
    if (view.status === 'failed') return <ModuleFailure onRetry={view.onRetry} />
    if (!visible) return <SkeletonGrid cards={2} />
    const body = (
      <renderer.Body
        key={visible.tab}
        module={module}
        config={config}
        items={visible.items}
        count={visible.total}
        first={first}
        rest={isEndless.current ? undefined : rest}
      />
    )
    if (isEndless.current) {
      return (
        <ListView
          {...view}
          status="ready"
          count={visible.items.length}
          isLoadingMore={view.isLoadingMore || isTurning}
          skeleton={null}
          empty={empty}
        >
          {body}
        </ListView>
      )
    }
    if (visible.items.length === 0) return empty
    return (
      <>
        {body}
        {hasEnd ? (
          <View className={s.more}>
            <ListEnd hasMore isLoading={view.isLoadingMore} hasFailed={view.moreFailed} onMore={view.onMore} />
          </View>
        ) : null}
      </>
    )
  }
  return (
    <ModuleFrame config={config} name={module.name} bleeds={renderer.bleeds} collapse={collapse}>
      {isTabbed ? (
        <>
          <ModuleTabs titles={titles} tab={tab} onChange={choose} label={titleOf(config) || module.name} />
          <View className={cx(s.panel, last && s.tall, isTurning && s.turning)} aria-busy={isTurning}>
            {content()}
          </View>
        </>
      ) : (
        content()
      )}
    </ModuleFrame>
  )
}
