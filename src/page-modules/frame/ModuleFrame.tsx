import { MODULE_PADDING } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '@/lib/text'
import { colourOf, isRecord, numberOf, textOf } from '../read'
import type { ModuleConfig } from '../types'
import s from './ModuleFrame.module.scss'
import { ModuleTitle } from './ModuleTitle'
import type { CollapseControl } from './useCollapse'

interface ModuleFrameProps {
  readonly config: ModuleConfig
  /** The module's name: an accordion without a title is known by it. */
  readonly name: string
  /** Stands from edge to edge unless the config says otherwise. */
  readonly bleeds?: boolean
  readonly collapse?: CollapseControl | null
  readonly children: ReactNode
}

/** The frame around every module: title, the link to more, side padding, background, space below (spec 3, 9). */
export function ModuleFrame({ config, name, bleeds, collapse = null, children }: ModuleFrameProps) {
  const padding = numberOf(config.padding_lr, bleeds ? 0 : MODULE_PADDING)
  const colour = colourOf(config.module_background_color)
  // What the server knows no dark value of stays on light ground.
  const dark = colourOf(config.module_background_dark)
  // What scrolls sideways takes the padding back at the right, to run out of the screen instead of stopping short of
  // it.
  const style = `--pad:${padding}px;--ground:${colour};--ground-d:${dark || colour}`
  const hasTitle = collapse !== null || (config.has_title === true && isRecord(config.title_config))
  return (
    <View
      className={cx(s.module, colour && s.filled, colour && !dark && 'light', config.has_margin_b !== false && s.gap)}
      style={style}
    >
      {hasTitle ? <ModuleTitle config={config} byDefault={collapse ? name : ''} collapse={collapse} /> : null}
      {collapse ? <View className={collapse.isCollapsed ? s.collapsed : undefined}>{children}</View> : children}
    </View>
  )
}

/** Words of a module's title; a broken title has none. */
export const titleOf = ({ title_config }: ModuleConfig): string =>
  isRecord(title_config) ? textOf(title_config.title) : ''
