import { ProductListScreen } from '@/features/search/ProductListScreen'

/** shop.product */
export default ProductListScreen
