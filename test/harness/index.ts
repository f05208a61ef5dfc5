/**
 * Runs a built mini-program the way a phone would, without the vendors' tools.
 *
 * @example
 *   const app = await bootMini({ target: 'weapp', server: url })
 *   await app.page.waitForText('首页')
 *   await app.page.tap('加入购物车')
 *   expect(app.recorder.problems).toEqual([])
 *   await app.close()
 */
export { type MiniOptions, MiniApp, bootMini } from './mini-app'
export { unnamed } from './names'
export { checkWithNativeCompilers } from './native-compilers'
export { type Output, readOutput } from './output'
export type { Page } from './page'
export { brokenLimits } from './stats'
export type { Problem, Target } from './types'
export { DeviceStorage, Script } from './vendor'
