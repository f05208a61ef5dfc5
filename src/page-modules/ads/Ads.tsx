import { CAROUSEL } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { ContentLink } from '@/features/link/ContentLink'
import { useT } from '@/i18n'
import { Picture } from '@/ui/Picture'
import { Swiper } from '@/ui/Swiper'
import { imageOf, linkOf, numberOf, recordsOf, textOf } from '../read'
import type { ModuleProps } from '../types'
import s from './Ads.module.scss'

const DESIGN_WIDTH = 375

/** Pictures that lead somewhere; more than one becomes a carousel. */
export function Ads({ module, config, first }: ModuleProps) {
  const t = useT()
  const ads = recordsOf(config.items).flatMap((item) => {
    const image = imageOf(item.image)
    return image ? [{ image, title: textOf(item.title), link: linkOf(item.link) }] : []
  })
  if (ads.length === 0) return null
  const padding = numberOf(config.padding_lr, 0)
  const inset = 2 * padding
  const ratio = numberOf(config.height, CAROUSEL.height) / (DESIGN_WIDTH - inset)
  const slides = ads.map(({ image, title, link }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an advert is its place in the row
    <ContentLink key={index} link={link} className={s.ad} label={title || t('common.slide', { n: index + 1, count: ads.length })}>
      <Picture image={image} alt={title} width={DESIGN_WIDTH - inset} ratio={ratio} eager={first && index === 0} />
    </ContentLink>
  ))
  return (
    <View className={padding > 0 ? s.round : undefined}>
      {slides.length === 1 ? (
        slides
      ) : (
        <Swiper label={textOf(config.title_config?.title) || module.name} ratio={ratio} inset={inset} autoplay>
          {slides}
        </Swiper>
      )}
    </View>
  )
}
