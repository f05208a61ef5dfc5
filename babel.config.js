const targets = require('./config/targets')

module.exports = {
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
        // Absolute helper paths would put this machine's folders into the cache keys.
        absoluteRuntime: false,
      },
    ],
  ],
}
