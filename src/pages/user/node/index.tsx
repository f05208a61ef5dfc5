import '@/i18n/subpackage'
import { NodeScreen } from '@/features/site/screens/NodeScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '选择分类' })

/** node */
export default withErrorBoundary(NodeScreen)
