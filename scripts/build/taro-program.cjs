/**
 * Runs Taro's builds one after the other, as its parent asks for them: in a process of its own each would load webpack,
 * Babel and sass, and compile them, again. Taro keeps the state of a build in its modules (which components are used,
 * lists of plugins), so that each build gets these anew, and the libraries below them as they are.
 *
 * A message `{ type, output, source }` builds; the end of a build is a line of its own in the output, so that all
 * before it is read. After a fault Taro ends the process itself.
 */
const path = require('node:path')
const sass = require('sass')
const ObjectMiddleware = require('webpack/lib/serialization/ObjectMiddleware.js')

const root = path.resolve(__dirname, '../..')
/** The line that ends a build's output. */
const END = process.argv[2] ?? ''
/**
 * Modules with a build's state: Taro's and what it reads of ours. Its bundler of dependencies is off (config/index).
 */
const IN_BUILD =
  /[\\/]node_modules[\\/](?:@tarojs[\\/](?!webpack5-prebundle)|babel-preset-taro|babel-plugin-transform-taroapi)/
const isStateful = (/** @type {string} */ file) =>
  file.includes('node_modules') ? IN_BUILD.test(file) : file.startsWith(root) && file !== __filename

/**
 * Webpack takes a class of modules for its disk cache once, and Taro's come again with each build; later ones have no
 * such cache.
 */
function acceptClassesOnce() {
  const { register } = ObjectMiddleware
  const names = new Set()
  ObjectMiddleware.register = (type, request, name, serializer) => {
    const key = `${request}/${name}`
    if (!names.has(key)) register.call(ObjectMiddleware, type, request, name, serializer)
    names.add(key)
  }
}

/**
 * Lets babel-loader transform a source once for all outputs of the same engines: both mini-programs', an app's and its
 * gallery's.
 */
function transformOnce() {
  const file = require.resolve('babel-loader/lib/transform.js')
  const transform = require(file)
  /** @type {Map<string, Promise<unknown>>} */
  const results = new Map()
  const transformIfNew = (/** @type {string} */ source, /** @type {{ filename?: string }} */ options) => {
    const key = [process.env.TARO_ENV === 'h5' ? 'h5' : 'mini', options.filename, source].join('\n')
    const result = results.get(key) ?? transform(source, options)
    results.set(key, result)
    return result
  }
  const loaded = require.cache[file]
  if (loaded) loaded.exports = Object.assign(transformIfNew, transform)
}

/** Lets sass-loader compile a sheet once for all outputs: what it imports does not change meanwhile. */
function compileSheetsOnce() {
  const { render } = sass
  /** @type {Map<string, import('sass').LegacyResult>} */
  const results = new Map()
  sass.render = (options, callback) => {
    const key = [options.outputStyle, options.file, options.data].join('\n')
    const earlier = results.get(key)
    if (earlier) return callback(undefined, earlier)
    render(options, (error, result) => {
      if (result) results.set(key, result)
      callback(error, result)
    })
  }
}

/**
 * Lets postcss-loader look for a configuration once a folder, and not for each sheet: for two dozen names in each
 * folder above it.
 */
function findPostcssConfigsOnce() {
  const utils = require('postcss-loader/dist/utils.js')
  const { loadConfig } = utils
  /** @type {Map<string, Promise<unknown>>} */
  const results = new Map()
  utils.loadConfig = (/** @type {{ resourcePath: string }} */ context, /** @type {unknown[]} */ ...rest) => {
    const folder = path.dirname(context.resourcePath)
    const result = results.get(folder) ?? loadConfig(context, ...rest)
    results.set(folder, result)
    return result
  }
}

/**
 * Asks whether several subpackages want a module by the names' beginnings: Taro compiles an expression for each module,
 * chunk and subpackage.
 */
function compareSubpackagesByName() {
  const { default: Plugin } = require('@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin.js')
  Plugin.prototype.isSubsDep = function isSubsDep(/** @type {string[]} */ chunks) {
    const isWanted = (/** @type {string} */ folder) => chunks.some((chunk) => chunk.startsWith(`${folder}/`))
    return this.subRoots.filter(isWanted).length > 1
  }
}

let isFirst = true

/** @param {{ type: string, output: string, source: string }} options */
async function build({ type, output, source }) {
  for (const file of Object.keys(require.cache)) if (isStateful(file)) delete require.cache[file]
  delete process.env.TARO_PLATFORM
  Object.assign(process.env, {
    NODE_ENV: 'production',
    STOREFRONT_OUTPUT: output,
    STOREFRONT_SOURCE: source,
    TARO_ENV: type,
  })
  if (!isFirst) process.env.STOREFRONT_DISK_CACHE = 'off'
  isFirst = false
  process.argv = [process.argv[0] ?? '', 'taro', 'build', '--type', type]
  compareSubpackagesByName()
  const { Kernel } = require('@tarojs/service')
  const { default: Cli } = require('@tarojs/cli/dist/cli')
  // The command-line program starts this and does not wait for it.
  const { run } = Kernel.prototype
  /** @type {Promise<unknown> | undefined} */
  let running
  Kernel.prototype.run = function start(/** @type {unknown[]} */ ...args) {
    running = run.apply(this, args)
    return running
  }
  await new Cli().run()
  await running
}

acceptClassesOnce()
transformOnce()
compileSheetsOnce()
findPostcssConfigsOnce()
// One stream, in one order.
process.stderr.write = process.stdout.write.bind(process.stdout)
process.on('message', (/** @type {Parameters<typeof build>[0]} */ options) => {
  build(options).then(
    () => process.stdout.write(`\n${END}\n`),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit())
