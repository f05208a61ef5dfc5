import { at } from './root.mjs'

/**
 * The options with which Chromium draws the pictures that tests compare, independent of the machine's screen and
 * fontconfig.
 * @type {import('playwright-core').LaunchOptions & { args: string[] }}
 */
export const DRAWING = {
  args: ['--disable-lcd-text', '--force-color-profile=srgb', '--force-device-scale-factor=1', '--lang=zh-CN'],
  env: { .../** @type {Record<string, string>} */ (process.env), FONTCONFIG_FILE: at('test/visual/fonts.conf') },
}
