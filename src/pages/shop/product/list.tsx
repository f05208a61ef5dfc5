import '@/i18n/inner'
import { ProductListScreen } from '@/features/search/ProductListScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.product */
export default guarded(ProductListScreen)
