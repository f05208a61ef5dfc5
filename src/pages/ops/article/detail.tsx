import '@/i18n/subpackage'
import '@/i18n/trade'
import { OpsArticleScreen } from '@/features/ops/screens/OpsArticleScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** ops.article.detail */
export default withErrorBoundary(OpsArticleScreen)
