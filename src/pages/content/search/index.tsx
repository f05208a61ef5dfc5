import '@/i18n/inner'
import { SearchScreen } from '@/features/search/SearchScreen'
import { guarded } from '@/features/screen/guarded'

/** search */
export default guarded(SearchScreen)
