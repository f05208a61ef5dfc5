/** The oldest engines each output runs on; CommonJS, for babel.config.js. The build parses what it puts out as they would. */
module.exports = {
  h5: { chrome: '79', ios: '13' },
  // WeChat's XWeb and Alipay's UC kernels are far newer; iOS runs the system's JavaScriptCore.
  mini: { chrome: '78', ios: '12' },
}
