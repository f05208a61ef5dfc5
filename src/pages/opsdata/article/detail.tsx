import '@/i18n/ops'
import '@/i18n/subpackage'
import { OpsArticleScreen } from '@/features/ops/screens/content/OpsArticleScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.article.detail */
export default withErrorBoundary(OpsArticleScreen)
