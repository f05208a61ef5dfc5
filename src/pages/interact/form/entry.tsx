import '@/i18n/inner'
import { FormScreen } from '@/features/form/FormScreen'

/** form.formentry */
export default FormScreen
