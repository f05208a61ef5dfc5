import { CategoryScreen } from '@/features/catalog/screens/CategoryScreen'
import { guarded } from '@/shared/screen/guarded'

/** shop.category */
export default guarded(CategoryScreen)
