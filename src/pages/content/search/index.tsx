import '@/i18n/inner'
import { SearchScreen } from '@/features/search/SearchScreen'

/** search */
export default SearchScreen
