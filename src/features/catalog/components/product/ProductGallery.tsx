import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import type { Image } from '@storefront/contract/entities/common'
import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { VideoElement } from '@/platform/elements/video'
import { ContentLink } from '@/shared/link/ContentLink'
import { Gallery } from '@/ui/display/Gallery'
import { posterSource } from '@/ui/display/poster-source'
import s from './ProductGallery.module.scss'

interface ProductGalleryProps {
  readonly product: Pick<ProductDetail, 'name' | 'images' | 'main_image' | 'video'>
  /** The picture of the variant that the buyer has picked: the first one then. */
  readonly picked: Image | null
}

/**
 * The product's film and pictures, edge to edge and square. The film stands beside the swiper, not in it: the vendors'
 * players do not follow a slide.
 */
export function ProductGallery({ product, picked }: ProductGalleryProps) {
  const t = useT()
  const { name, video, main_image: cover } = product
  const [view, setView] = useState<'film' | 'pictures'>(video ? 'film' : 'pictures')
  const pictures = product.images.length > 0 ? product.images : [cover]
  const images = picked ? [picked, ...pictures.filter((image) => image?.full !== picked.full)] : pictures
  useEffect(() => {
    if (picked) setView('pictures')
  }, [picked])
  const gallery = (
    <Gallery
      // Begins anew with another variant's picture.
      key={picked?.full ?? ''}
      items={images.map((image) => ({ image }))}
      label={name}
      first={!video}
      Link={ContentLink}
    />
  )
  if (!video) return gallery
  return (
    <View>
      {view === 'film' ? <VideoElement src={video.url} poster={posterSource(cover)} title={name} ratio={1} /> : gallery}
      <View className={s.tabs} role="radiogroup" aria-label={name}>
        {(['film', 'pictures'] as const).map((one) => (
          <Pressable
            key={one}
            role="radio"
            checked={one === view}
            className={cx(s.tab, one === view && s.on)}
            onTap={() => setView(one)}
          >
            {t(`pages.product.${one}`, { n: images.length })}
          </Pressable>
        ))}
      </View>
    </View>
  )
}
