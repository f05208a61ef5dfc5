import '@/i18n/inner'
import { LanguageScreen } from '@/features/language/LanguageScreen'

/** ucenter.language */
export default LanguageScreen
