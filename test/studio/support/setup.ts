import '@testing-library/jest-dom'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { TextDecoder, TextEncoder } from 'node:util'
import { showLanguage } from '../../../studio/src/i18n'

/** Node's own would keep the process open. */
class MessageChannelStandIn {
  readonly port1: { onmessage: ((event: object) => void) | null } = { onmessage: null }
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({})) }
}
// What the router and antd's parts use, and jsdom 20 has not.
Object.assign(globalThis, { TextDecoder, TextEncoder, MessageChannel: MessageChannelStandIn })

// jsdom would go through all rules of antd's styles for each element that a query looks at; nothing here rests on them.
window.getComputedStyle = (element) => (element as HTMLElement).style

// Nor would any of the rules apply: antd's components make none of them here.
jest.mock('@ant-design/cssinjs', () => ({
  ...jest.requireActual('@ant-design/cssinjs'),
  __esModule: true,
  useStyleRegister() {},
  useCSSVarRegister() {},
}))

// As on a device that is set to less motion, so that no test waits for a movement to end.
const { matchMedia } = window
window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(prefers-reduced-motion: reduce)' })

configure({ asyncUtilTimeout: 30_000, defaultHidden: true })

// The error of a query shows the whole document. One that is tried again and again while a test waits writes it down
// when it is read.
const { getElementError } = getConfig()
configure({
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean
    }
    if (!isWaiting) return getElementError(message, container)
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
    return Object.defineProperty(error, 'message', {
      get: () => getElementError(message, container).message,
      configurable: true,
    })
  },
})

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/studio/')
  await showLanguage('zh-cn')
})
afterEach(cleanup)
