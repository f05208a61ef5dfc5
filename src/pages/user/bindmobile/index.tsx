import '@/i18n/inner'
import { BindMobileScreen } from '@/features/bind/BindMobileScreen'

/** ucenter.bindmobile */
export default BindMobileScreen
