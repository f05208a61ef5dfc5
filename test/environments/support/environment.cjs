/**
 * jsdom that also sees what nobody caught: rejections reach the process, which a test's sandbox cannot listen to. They
 * stand in the global `uncaught`.
 */
const { TestEnvironment } = require('jest-environment-jsdom')

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    const uncaught = []
    this.global.uncaught = uncaught
    this.heard = (reason) => uncaught.push(reason)
    process.on('unhandledRejection', this.heard)
    this.global.addEventListener('error', (event) => uncaught.push(event.error))
  }

  async teardown() {
    process.off('unhandledRejection', this.heard)
    await super.teardown()
  }
}
