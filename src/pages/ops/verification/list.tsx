import '@/i18n/inner'
import '@/i18n/trade'
import { VerificationScreen } from '@/features/ops/VerificationScreen'
import { guarded } from '@/features/screen/guarded'

/** ops.verification */
export default guarded(VerificationScreen)
