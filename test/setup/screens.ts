/**
 * Stands in for the parts of the platform and of the router that component tests share: one screen is open and what it
 * opens is recorded (test/components/screen-router.ts), the display changes nothing, and no visit is tracked. A test of
 * one of these modules itself takes the real one back by `jest.unmock`, one that needs another stand-in mocks it again.
 */
jest.mock('@/router/router', () => jest.requireActual('../components/screen-router'))
jest.mock('@/platform/display', () => ({
  display: { textScale: () => 1, setTitle() {}, scrollToTop() {}, setChrome() {} },
}))
jest.mock('@/services/track', () => ({ ...jest.requireActual('@/services/track'), track: jest.fn() }))
