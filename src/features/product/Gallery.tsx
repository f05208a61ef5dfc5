import type { Image } from '@storefront/contract/entities/common'
import type { ProductDetail } from '@storefront/contract/entities/shop'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Picture } from '@/ui/Picture'
import { Swiper } from '@/ui/Swiper'

/** The product's pictures, edge to edge and square, with "2 / 5". */
export function Gallery({ product }: { readonly product: Pick<ProductDetail, 'name' | 'images' | 'main_image'> }) {
  const t = useT()
  const images: readonly (Image | null)[] = product.images.length > 0 ? product.images : [product.main_image]
  const pictures = images.map((image, index) => (
    <Picture
      key={image?.full ?? 'none'}
      image={image}
      alt={`${product.name} ${t('pages.product.photo', { index: index + 1, total: images.length })}`}
      width={375}
      ratio={1}
      eager={index === 0}
    />
  ))
  if (pictures.length === 1) return <View>{pictures}</View>
  return (
    <Swiper label={product.name} ratio={1} indicator="counter">
      {pictures}
    </Swiper>
  )
}
