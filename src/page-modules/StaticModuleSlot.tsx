import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { ModuleFrame } from './frame/ModuleFrame'
import { useCollapse } from './frame/useCollapse'
import s from './PageModules.module.scss'
import { useHidesWhenEmpty } from './preview/store'
import type { SlotProps } from './slot'
import type { ModuleItem } from './types'

const none: readonly ModuleItem[] = []
const useNone = () => none

/** A module whose content is in its config, or whose items are stored on the device. */
export function StaticModuleSlot({ module, config, renderer, first }: SlotProps) {
  const t = useT()
  const useItems = renderer.useLocal ?? useNone
  const items = useItems()
  const { collapse, isRendered } = useCollapse(config)
  const mayHide = useHidesWhenEmpty(config)
  const isEmpty = renderer.useLocal ? items.length === 0 : renderer.isEmpty?.(config) === true
  if (isEmpty && mayHide) return null
  const body = isEmpty ? (
    <View className={s.empty}>{t('pages.module.empty')}</View>
  ) : (
    <renderer.Body module={module} config={config} items={items} count={items.length} first={first} />
  )
  return (
    <ModuleFrame config={config} name={module.name} bleeds={renderer.bleeds} collapse={collapse}>
      {isRendered ? body : null}
    </ModuleFrame>
  )
}
