import { openDialog } from '@/ui/overlay/store'
import { PrivacySheet } from './components/PrivacySheet'

/** Asks the visitor to agree to the privacy statement; closing the sheet is a no. */
export const askConsent = async (): Promise<boolean> => (await openDialog(PrivacySheet, {})) === true
