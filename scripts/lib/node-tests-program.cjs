/**
 * Runs the test files that TEST_FILES names (a JSON array of paths) by node's own runner, one after the other in this
 * process, each as a suite of its name: jsdom, the harness and the compiled templates of an output are loaded once and
 * not for each file.
 */
const { describe } = require('node:test')
const path = require('node:path')

for (const file of JSON.parse(process.env.TEST_FILES ?? '[]')) {
  describe(path.basename(file), () => {
    require(file)
  })
}
