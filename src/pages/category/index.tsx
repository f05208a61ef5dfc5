import { CategoryScreen } from '@/features/category/CategoryScreen'

/** shop.category */
export default CategoryScreen
