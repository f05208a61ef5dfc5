import { useT } from '@/i18n'
import { adsOf } from '../ads/items'
import { PictureLink } from '../ads/PictureLink'
import { paddingOf, radiusOf, tileLayout } from '../ads/tileLayout'
import { Tiles } from '../ads/Tiles'
import type { ModuleProps } from '../types'

/** Pictures at their own height in the module's layout. */
export function ImageAds({ module, config, first }: ModuleProps) {
  const t = useT()
  const layout = tileLayout(module.style, config, paddingOf(config, 0))
  const ads = adsOf(config.items).slice(0, layout.most)
  const ratioOf = (index: number) => {
    const { width = 0, height = 0 } = ads[index]?.image ?? {}
    return layout.ratio ?? (width > 0 ? height / width : 1)
  }
  return (
    <Tiles layout={layout} label={module.name} ratioOf={ratioOf} radius={radiusOf(config)}>
      {ads.map((ad, index) => (
        <PictureLink
          // biome-ignore lint/suspicious/noArrayIndexKey: an advert is its place
          key={index}
          ad={ad}
          name={t('common.slide', { n: index + 1, count: ads.length })}
          width={layout.width}
          ratio={layout.ratio}
          eager={first && index < layout.columns}
        />
      ))}
    </Tiles>
  )
}
