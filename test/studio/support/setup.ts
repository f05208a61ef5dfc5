import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
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

configure({ asyncUtilTimeout: 30_000, defaultHidden: true })

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/studio/')
  await showLanguage('zh-cn')
})
afterEach(cleanup)
