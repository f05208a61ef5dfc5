/** Transform of files that node loads for all test files of a worker (test/setup/server-environment.cjs). */
module.exports = { process: (_source, file) => ({ code: `module.exports = requireShared(${JSON.stringify(file)})` }) }
