import type { PageModule } from '@storefront/contract/entities/content/page'
import { memo } from 'react'
import { ListSlot } from './ListSlot'
import { ModuleBoundary } from './ModuleBoundary'
import { usePreview, usePreviewModule } from './preview/store'
import { isRecord } from './read'
import { rendererOf } from './registry'
import { StaticModuleSlot } from './StaticModuleSlot'
import type { ModuleConfig } from './types'

interface ModuleSlotProps {
  readonly module: PageModule
  readonly first: boolean
  readonly last: boolean
}

/** One module on its page: as it is stored, or as a preview's editor has it just now. */
export const ModuleSlot = memo(function ModuleSlot({ module: stored, first, last }: ModuleSlotProps) {
  const { module, revision } = usePreviewModule(stored)
  const renderer = rendererOf(module.module_type)
  const config: ModuleConfig = isRecord(module.config) ? module.config : {}
  const Slot = renderer.needsData ? ListSlot : StaticModuleSlot
  const Frame = usePreview((state) => state.Frame)
  const content = (
    <ModuleBoundary module={module}>
      <Slot module={module} config={config} renderer={renderer} revision={revision} first={first} last={last} />
    </ModuleBoundary>
  )
  return Frame && module.editable ? <Frame module={module}>{content}</Frame> : content
})
