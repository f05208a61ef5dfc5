import { CategoryScreen } from '@/features/category/CategoryScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.category */
export default guarded(CategoryScreen)
