import '@/i18n/inner'
import { NodeScreen } from '@/features/site/screens/NodeScreen'
import { guarded } from '@/shared/screen/guarded'

/** node */
export default guarded(NodeScreen)
