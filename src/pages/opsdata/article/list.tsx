import '@/i18n/ops'
import '@/i18n/subpackage'
import { OpsArticleListScreen } from '@/features/ops/screens/content/OpsArticleListScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.article */
export default withErrorBoundary(OpsArticleListScreen)
