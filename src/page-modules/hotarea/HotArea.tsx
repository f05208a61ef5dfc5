import { DESIGN_WIDTH } from '@storefront/contract/domain/picture-source'
import { View } from '@tarojs/components'
import { adOf } from '../ads/items'
import { PictureLink } from '../ads/PictureLink'
import { radiusOf } from '../ads/tileLayout'
import type { ModuleProps } from '../types'

/** One picture at its own height, with areas that lead somewhere. */
export function HotArea({ config, first }: ModuleProps) {
  const ad = adOf(config)
  if (!ad) return null
  return (
    <View style={`overflow:hidden;border-radius:${radiusOf(config)}px`}>
      <PictureLink ad={ad} name={ad.title} width={DESIGN_WIDTH} eager={first} />
    </View>
  )
}
