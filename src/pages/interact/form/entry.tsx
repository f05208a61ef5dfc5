import '@/i18n/contact'
import '@/i18n/subpackage'
import { FormScreen } from '@/features/forms/screens/FormScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** form.formentry */
export default withErrorBoundary(FormScreen)
