/** The oldest engines each output runs on; CommonJS, for babel.config.js. The build parses what it puts out as they would. */
module.exports = {
  h5: { chrome: '79', ios: '13' },
  // WeChat's XWeb and Alipay's UC kernels are far newer; iOS runs the system's JavaScriptCore. What runs iOS 12 can have 12.5:
  // 12.2 is the first with `Object.fromEntries` and `globalThis`.
  mini: { chrome: '78', ios: '12.2' },
}
