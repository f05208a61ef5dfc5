import { at } from './root.mjs'

/**
 * How Chromium draws the pictures that tests compare, whatever the screen and the fontconfig of the machine ask for.
 * @type {import('playwright-core').LaunchOptions & { args: string[] }}
 */
export const DRAWING = {
  args: ['--disable-lcd-text', '--force-color-profile=srgb', '--force-device-scale-factor=1', '--lang=zh-CN'],
  env: { .../** @type {Record<string, string>} */ (process.env), FONTCONFIG_FILE: at('test/visual/fonts.conf') },
}
