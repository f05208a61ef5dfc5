import { View } from '@tarojs/components'
import { VideoElement } from '@/platform/elements/video'
import { posterSource } from '@/ui/display/poster-source'
import { radiusOf } from '../ads/tileLayout'
import { fileOf, imageOf, textOf } from '../read'
import type { ModuleProps } from '../types'

const WIDE = 9 / 16
/** Height over width of a film that stands upright; a poster beyond it is cut. */
const UPRIGHT = 16 / 9

/** A film in the shape of its poster. */
export function VideoModule({ module, config }: ModuleProps) {
  const src = fileOf(config.url)
  if (!src) return null
  const poster = imageOf(config.poster)
  const ratio = poster && poster.width > 0 && poster.height > 0 ? Math.min(UPRIGHT, poster.height / poster.width) : WIDE
  return (
    <View style={`overflow:hidden;border-radius:${radiusOf(config, 12)}px`}>
      <VideoElement
        src={src}
        poster={posterSource(poster)}
        title={textOf(config.title) || module.name}
        autoplay={config.autoplay === true}
        loop={config.loop === true}
        ratio={ratio}
      />
    </View>
  )
}
