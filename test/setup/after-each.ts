import '@testing-library/jest-dom'
// Screens are drawn without their pages, which would bring these.
import '@/i18n/subpackage'
import '@/i18n/catalog'
import '@/i18n/contact'
import '@/i18n/content'
import '@/i18n/event'
import '@/i18n/ops'
import '@/i18n/order'
import '@/i18n/social'
import '@/i18n/wallet'
import { setTimeZone } from '@/lib/time'
import { cleanup } from './render'
import { resetTaro } from './taro'

// The site is in Shanghai, while the tests run in New York (jest.config).
beforeEach(() => void setTimeZone([{ since: 0, minutes: 480 }]))

afterEach(() => {
  cleanup()
  resetTaro()
})
