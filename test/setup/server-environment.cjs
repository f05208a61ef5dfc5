/**
 * Environment of the suites that run the server in their own process: node itself loads the server's modules and the
 * packages they share with tests, once for all test files of a worker (shared-module.cjs). Loading them again for each
 * file takes a second of a core, and no test rests on it: what an application remembers lies in its own objects. Tests
 * and modules have the same global objects, so that an error or an array of one is one of the other.
 */
const Module = require('node:module')
const SingleContextEnvironment = require('jest-environment-node-single-context')
const { register } = require('tsx/cjs/api')

register()

/**
 * Modules of the server that others load when they need them, by a path; node would look for them among the ES modules.
 */
const DYNAMIC = /\bimport\((?=["'][.]|[A-Z]+\))/g
const { _compile } = Module.prototype
Module.prototype._compile = function compile(code, file) {
  return _compile.call(
    this,
    file.endsWith('.ts') ? code.replace(DYNAMIC, '(async (path) => require(path))(') : code,
    file,
  )
}

module.exports = class ServerEnvironment extends SingleContextEnvironment {
  constructor(config, context) {
    super(config, context)
    this.global.requireShared = require
    this.exit = process.exit
  }

  async teardown() {
    // Jest has put a function in its place that complains.
    process.exit = this.exit
    await super.teardown()
  }
}
