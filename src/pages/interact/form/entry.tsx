import '@/i18n/inner'
import { FormScreen } from '@/features/forms/screens/FormScreen'
import { guarded } from '@/shared/screen/guarded'

/** form.formentry */
export default guarded(FormScreen)
