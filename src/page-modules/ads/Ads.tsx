import { CAROUSEL } from '@storefront/contract/constants'
import { DESIGN_WIDTH } from '@storefront/contract/domain/picture-source'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Swiper } from '@/ui/display/Swiper'
import { titleOf } from '../frame/ModuleFrame'
import { boundedOf } from '../read'
import type { ModuleProps } from '../types'
import { AdWords } from './AdWords'
import { adsOf } from './items'
import { PictureLink } from './PictureLink'
import { paddingOf, radiusOf } from './tileLayout'

/** Pictures that lead somewhere; more than one is a carousel. */
export function Ads({ module, config, first }: ModuleProps) {
  const t = useT()
  const ads = adsOf(config.items)
  const inset = 2 * paddingOf(config, 0)
  const ratio = boundedOf(config.height, CAROUSEL.height, 40, 800) / (DESIGN_WIDTH - inset)
  const slides = ads.map((ad, index) => (
    <PictureLink
      // biome-ignore lint/suspicious/noArrayIndexKey: an advert is its place in the row
      key={index}
      ad={ad}
      name={t('common.slide', { n: index + 1, count: ads.length })}
      width={DESIGN_WIDTH - inset}
      ratio={ratio}
      eager={first && index === 0}
    >
      {ad.words && ad.title ? <AdWords title={ad.title} {...ad.words} /> : null}
    </PictureLink>
  ))
  return (
    <View style={`overflow:hidden;border-radius:${radiusOf(config)}px`}>
      {slides.length === 1 ? (
        slides
      ) : (
        <Swiper label={titleOf(config) || module.name} ratio={ratio} inset={inset} autoplay>
          {slides}
        </Swiper>
      )}
    </View>
  )
}
