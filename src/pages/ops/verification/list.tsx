import '@/i18n/inner'
import '@/i18n/trade'
import { VerificationScreen } from '@/features/ops/VerificationScreen'

/** ops.verification */
export default VerificationScreen
