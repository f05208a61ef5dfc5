import { Video, View } from '@tarojs/components'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import type { VideoProps } from '@/platform/elements/types'

const FILLING = { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' } as const

/** The vendor's player; its own default height is no film's. */
export function VideoElement({ src, poster, title, autoplay = false, loop = false, ratio }: VideoProps) {
  return (
    <View style={{ position: 'relative', paddingTop: `${(ratio * 100).toFixed(2)}%`, background: '#000' }}>
      <Video
        src={toAbsoluteUrl(src)}
        poster={poster ? toAbsoluteUrl(poster) : undefined}
        title={title}
        controls
        autoplay={autoplay}
        muted={autoplay}
        loop={loop}
        objectFit="contain"
        style={FILLING}
      />
    </View>
  )
}
