import '@/i18n/inner'
import { NodeScreen } from '@/features/site/screens/NodeScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** node */
export default withErrorBoundary(NodeScreen)
