import { View } from '@tarojs/components'
import { boundedOf } from '../read'
import type { ModuleProps } from '../types'
import s from './Spacer.module.scss'

const HEIGHT = { byDefault: 16, least: 4, most: 200 }

/** Empty space, with a line in its middle if the config has one. */
export function Spacer({ config }: ModuleProps) {
  const height = boundedOf(config.height, HEIGHT.byDefault, HEIGHT.least, HEIGHT.most)
  return (
    <View className={s.spacer} style={`height:${height}px`} aria-hidden>
      {config.has_line === true ? <View className={s.line} /> : null}
    </View>
  )
}
