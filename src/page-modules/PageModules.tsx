import type { PageModule } from '@storefront/contract/entities/content/page'
import { View } from '@tarojs/components'
import { startTransition, useEffect, useState } from 'react'
import { ReadProgressTracker } from '@/shared/reading-progress/ReadProgressTracker'
import { drawsAtOnce } from '@/platform/first-page'
import { LazyVisible } from '@/ui/layout/LazyVisible'
import { countAboveFold } from './countAboveFold'
import { ModuleSlot } from './ModuleSlot'
import s from './PageModules.module.scss'
import { usePreview } from './preview/store'

/** Modules at the top of a page: a search box and a carousel, mostly. */
const TOP = 2
/** The number of modules that are added each time the end of the shown ones comes near. */
const STEP = 2

interface PageModulesProps {
  readonly modules: readonly PageModule[]
  /** The page that is read, for the reading progress: `mpage.page:12`. */
  readonly of: string
}

/**
 * The modules of a page. At first only those of the first screen stand there; the others are not in the tree until
 * their place comes near the window, so that a long page opens with few nodes and few calls. An editor sees all.
 */
export function PageModules({ modules, of }: PageModulesProps) {
  const [more, setMore] = useState(0)
  // A browser shows the top at once and draws the rest of the first screen between frames, unless the server has drawn
  // both; a mini-program's view gets it in one message.
  const [isWhole, setWhole] = useState(drawsAtOnce)
  useEffect(() => startTransition(() => setWhole(true)), [])
  const isEdited = usePreview((state) => state.Frame !== null)
  const first = countAboveFold(modules)
  const visible = isEdited ? modules.length : Math.min(modules.length, isWhole ? first + more : Math.min(TOP, first))
  return (
    <View className={s.page}>
      {modules.slice(0, visible).map((module, index) => (
        <ModuleSlot key={module.id} module={module} first={index < TOP} last={index === modules.length - 1} />
      ))}
      {visible < modules.length ? (
        // A screen high: what follows the modules would else be in sight and jump when they come.
        <LazyVisible
          key={`${isWhole} ${visible}`}
          onVisible={() => isWhole && startTransition(() => setMore(more + STEP))}
        >
          <View className={s.ahead} />
        </LazyVisible>
      ) : (
        <ReadProgressTracker of={of} />
      )}
    </View>
  )
}
