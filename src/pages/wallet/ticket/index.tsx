import '@/i18n/inner'
import '@/i18n/ticket'
import '@/i18n/wallet'
import { OwnTicketsScreen } from '@/features/ticket/OwnTicketsScreen'
import { guarded } from '@/features/screen/guarded'

/** shop.virtualcard */
export default guarded(OwnTicketsScreen)
