const targets = require('./config/targets')

/** @param {import('@babel/core').ConfigAPI} api */
module.exports = (api) => {
  // One process builds for one target after the other.
  api.cache.using(() => process.env.TARO_ENV)
  return {
    presets: [
      [
        'taro',
        {
          framework: 'react',
          ts: true,
          compiler: 'webpack5',
          targets: process.env.TARO_ENV === 'h5' ? targets.h5 : targets.mini,
          ignoreBrowserslistConfig: true,
          loose: true,
          // All engines of `targets` know these. preset-env rewrites them for a bug of old WebKit with a function's own name
          // among its parameters; the minifier leaves no such names. Saves some percent of every file.
          exclude: ['transform-parameters', 'transform-destructuring', 'transform-template-literals'],
          // Absolute helper paths would put this machine's folders into the cache keys.
          absoluteRuntime: false,
        },
      ],
    ],
    overrides: [{ test: /node_modules/, plugins: [require('./config/private-names')] }],
  }
}
