// Screens are drawn without their pages, which would bring these.
import '@/i18n/inner'
import '@/i18n/wallet'
import { cleanup } from './render'
import { resetTaro } from './taro'

afterEach(() => {
  cleanup()
  resetTaro()
})
