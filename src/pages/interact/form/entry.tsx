import '@/i18n/inner'
import { FormScreen } from '@/features/form/FormScreen'
import { guarded } from '@/features/screen/guarded'

/** form.formentry */
export default guarded(FormScreen)
