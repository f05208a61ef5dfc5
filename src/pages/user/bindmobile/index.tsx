import '@/i18n/inner'
import { BindMobileScreen } from '@/features/bind/BindMobileScreen'
import { guarded } from '@/features/screen/guarded'

/** ucenter.bindmobile */
export default guarded(BindMobileScreen)
