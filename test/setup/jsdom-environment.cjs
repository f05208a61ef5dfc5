/**
 * jsdom for tests of screens, where node loads packages that are but tables once for all test files of a worker
 * (shared-module.cjs). One that makes objects which tests compare, or that looks at a window, is not among them.
 */
const { TestEnvironment } = require('jest-environment-jsdom')

module.exports = class JsdomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.global.requireShared = require
  }
}
