import '@/i18n/inner'
import { NodeScreen } from '@/features/node/NodeScreen'

/** node */
export default NodeScreen
