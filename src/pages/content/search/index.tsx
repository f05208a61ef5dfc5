import { SearchScreen } from '@/features/search/SearchScreen'

/** search */
export default SearchScreen
