/**
 * Taro's API as the H5 build has it: the framework plugin's loader adds React's page hooks to the H5 package. What
 * `@tarojs/test-utils-react` does in its babel transformer is done here in front of swc, which transforms all else.
 */
const apiLoader = require('@tarojs/plugin-framework-react/dist/api-loader.js')
const swc = require('@swc/jest')

module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options)
    return { ...transformer, process: (source, ...rest) => transformer.process(apiLoader(source), ...rest) }
  },
}
