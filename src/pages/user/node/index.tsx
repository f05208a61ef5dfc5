import { NodeScreen } from '@/features/node/NodeScreen'

/** node */
export default NodeScreen
