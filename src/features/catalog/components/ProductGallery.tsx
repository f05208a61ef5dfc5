import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import { ContentLink } from '@/shared/link/ContentLink'
import { Gallery as Pictures } from '@/ui/Gallery'

/** The product's pictures, edge to edge and square. */
export function Gallery({ product }: { readonly product: Pick<ProductDetail, 'name' | 'images' | 'main_image'> }) {
  const images = product.images.length > 0 ? product.images : [product.main_image]
  return <Pictures items={images.map((image) => ({ image }))} label={product.name} first Link={ContentLink} />
}
