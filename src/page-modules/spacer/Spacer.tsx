import { View } from '@tarojs/components'
import { boundedOf } from '../read'
import type { ModuleProps } from '../types'
import s from './Spacer.module.scss'

/** Empty space of 4 to 200 px, with a line in its middle if the config has one. */
export const Spacer = ({ config }: ModuleProps) => (
  <View
    className={config.has_line === true ? s.line : undefined}
    style={`height:${boundedOf(config.height, 16, 4, 200)}px`}
    aria-hidden
  />
)
