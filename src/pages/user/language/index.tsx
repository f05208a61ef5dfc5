import '@/i18n/inner'
import { LanguageScreen } from '@/features/site/screens/LanguageScreen'
import { guarded } from '@/shared/screen/guarded'

/** ucenter.language */
export default guarded(LanguageScreen)
