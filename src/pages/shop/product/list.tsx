import '@/i18n/inner'
import { ProductListScreen } from '@/features/catalog/screens/ProductListScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.product */
export default guarded(ProductListScreen)
