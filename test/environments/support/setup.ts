/** Replaces the router, the dialogs, and the vendor's bars and titles for every start of the app. */
jest.mock('@/platform/display', () => ({
  display: { textScale: () => 1, setTitle() {}, scrollToTop() {}, setChrome() {} },
}))
jest.mock('@/platform/tabs', () => ({ tabs: { isNative: false, setBadge() {}, setLabels() {}, setColour() {} } }))
jest.mock('@/router/router', () => jest.requireActual('../../components/screen-router'))
jest.mock('@/ui/overlay/dialogs', () => {
  let isReported: (text: string) => boolean = () => true
  return {
    onDialog: (on: typeof isReported) => {
      isReported = on
    },
    // Nobody closes it: what fails meanwhile must not lay another one over it.
    alert: ({ title, text }: { title?: string; text: string }) => {
      isReported(`${title}: ${text}`)
      return new Promise(() => {})
    },
    confirm: async ({ title, text }: { title?: string; text: string }) => isReported(title ?? text),
    confirmWith: async ({ text }: { text: string }) => (isReported(text) ? {} : null),
    message: (text: string) => void isReported(text),
  }
})
// Played by ./vendor.ts, which outlives the modules of one start.
jest.mock('weixin-js-sdk', () => ({ __esModule: true, default: (globalThis as { wechatSdk?: object }).wechatSdk }))
// Pauses end at once. Those of an app that was closed never end: what it repeats would go on without its server, for
// ever.
jest.mock('@/lib/async', () => {
  let isClosed = false
  return {
    ...jest.requireActual('@/lib/async'),
    wait: () => (isClosed ? new Promise(() => {}) : Promise.resolve()),
    closePauses: () => {
      isClosed = true
    },
  }
})

// Timers and vendors change the screen here, as they do for a visitor; React would ask for `act` around each.
const { error } = console
console.error = (...args: unknown[]) => {
  if (!/act\(/.test(String(args[0]))) error(...args)
}
console.info = () => {}
