import '@/i18n/subpackage'
import '@/i18n/order'
import '@/i18n/trade'
import '@/i18n/door'
import { DoorScreen } from '@/features/door/screens/DoorScreen'
import { withErrorBoundary } from '@/shared/screen/withErrorBoundary'

definePageConfig({ navigationBarTitleText: '' })

/** event.event.verify */
export default withErrorBoundary(DoorScreen)
