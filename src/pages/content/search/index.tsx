import '@/i18n/inner'
import { SearchScreen } from '@/features/catalog/screens/SearchScreen'
import { guarded } from '@/shared/screen/guarded'

/** search */
export default guarded(SearchScreen)
