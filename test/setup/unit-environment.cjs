/**
 * Environment of tests of plain modules: node loads packages that remember nothing of a test once for all test files of
 * a worker (shared-module.cjs), such as fast-check, whose tables of letters take half a second of a core. Tests and
 * packages have the same global objects, so that a date or an error of one is one of the other; what a file changes in
 * them is put back after it.
 */
const SingleContextEnvironment = require('jest-environment-node-single-context')

module.exports = class UnitEnvironment extends SingleContextEnvironment {
  constructor(config, context) {
    super(config, context)
    this.properties = Object.getOwnPropertyDescriptors(global)
    this.variables = { ...process.env }
    this.exit = process.exit
    this.global.requireShared = require
  }

  async teardown() {
    await super.teardown()
    // Jest has put a function in its place that complains.
    process.exit = this.exit
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name]
    Object.assign(process.env, this.variables)
    for (const key of Reflect.ownKeys(global))
      if (!Object.hasOwn(this.properties, key)) Reflect.deleteProperty(global, key)
    for (const key of Reflect.ownKeys(this.properties)) {
      const { value, get } = Object.getOwnPropertyDescriptor(global, key) ?? {}
      const before = this.properties[key]
      if (value !== before.value || get !== before.get) Reflect.defineProperty(global, key, before)
    }
  }
}
