import '@/i18n/inner'
import { BindMobileScreen } from '@/features/account/screens/BindMobileScreen'
import { guarded } from '@/shared/screen/guarded'

/** ucenter.bindmobile */
export default guarded(BindMobileScreen)
