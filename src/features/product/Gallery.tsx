import type { Image } from '@storefront/contract/entities/common'
import type { ProductDetail } from '@storefront/contract/entities/shop'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Tap } from '@/platform/elements/tap'
import { images as device } from '@/platform/images'
import { Picture } from '@/ui/Picture'
import { Swiper } from '@/ui/Swiper'
import s from './Gallery.module.scss'

/** The product's pictures, edge to edge and square, with "2 / 5"; a tap shows them large. */
export function Gallery({ product }: { readonly product: Pick<ProductDetail, 'name' | 'images' | 'main_image'> }) {
  const t = useT()
  const images: readonly (Image | null)[] = product.images.length > 0 ? product.images : [product.main_image]
  const addresses = images.flatMap((image) => (image ? [image.full] : []))
  const pictures = images.map((image, index) => {
    const name = `${product.name} ${t('pages.product.photo', { index: index + 1, total: images.length })}`
    const picture = <Picture key={image?.full ?? 'none'} image={image} alt={name} width={375} ratio={1} eager={index === 0} />
    if (!image) return picture
    return (
      <Tap key={image.full} className={s.photo} onTap={() => device.preview(addresses, addresses.indexOf(image.full))}>
        {picture}
      </Tap>
    )
  })
  if (pictures.length === 1) return <View>{pictures}</View>
  return (
    <Swiper label={product.name} ratio={1} indicator="counter">
      {pictures}
    </Swiper>
  )
}
