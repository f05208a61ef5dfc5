import '@/i18n/inner'
import { ProductListScreen } from '@/features/search/ProductListScreen'

/** shop.product */
export default ProductListScreen
