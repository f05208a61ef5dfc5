import '@/i18n/inner'
import '@/i18n/wallet'
import { VouchersScreen } from '@/features/voucher/VouchersScreen'

/** pickupholder */
export default VouchersScreen
