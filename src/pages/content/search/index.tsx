import '@/i18n/inner'
import { SearchScreen } from '@/features/catalog/screens/SearchScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** search */
export default withErrorBoundary(SearchScreen)
