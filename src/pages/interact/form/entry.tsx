import '@/i18n/inner'
import { FormScreen } from '@/features/forms/screens/FormScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

/** form.formentry */
export default withErrorBoundary(FormScreen)
