import '@/i18n/inner'
import { LanguageScreen } from '@/features/language/LanguageScreen'
import { guarded } from '@/features/screen/guarded'

/** ucenter.language */
export default guarded(LanguageScreen)
