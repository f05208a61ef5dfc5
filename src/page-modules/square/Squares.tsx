import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { adsOf } from '../ads/items'
import { PictureLink } from '../ads/PictureLink'
import { paddingOf, radiusOf, tileLayout } from '../ads/tileLayout'
import { Tiles } from '../ads/Tiles'
import type { ModuleProps } from '../types'
import s from './Squares.module.scss'

/** Square tiles: a picture with words over it. */
export function Squares({ module, config, first }: ModuleProps) {
  const t = useT()
  const layout = tileLayout(module.style, config, paddingOf(config))
  const ads = adsOf(config.items).slice(0, layout.most)
  const ratio = layout.ratio ?? 1
  return (
    <Tiles layout={layout} label={module.name} ratioOf={() => ratio} radius={radiusOf(config, 12)}>
      {ads.map((ad, index) => (
        <PictureLink
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          key={index}
          ad={ad}
          name={t('common.slide', { n: index + 1, count: ads.length })}
          width={layout.width}
          ratio={ratio}
          eager={first && index < layout.columns}
        >
          {ad.title ? (
            <View className={s.words}>
              <View className={s.title}>{ad.title}</View>
            </View>
          ) : null}
        </PictureLink>
      ))}
    </Tiles>
  )
}
