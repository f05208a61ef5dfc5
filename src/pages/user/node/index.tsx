import '@/i18n/inner'
import { NodeScreen } from '@/features/node/NodeScreen'
import { guarded } from '@/features/screen/guarded'

/** node */
export default guarded(NodeScreen)
