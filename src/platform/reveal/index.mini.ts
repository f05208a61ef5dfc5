import Taro from '@tarojs/taro'

/** Space above the element, in pixels: it does not stand at the very edge of the screen. */
const ABOVE = 96

/**
 * Scrolls the page to an element. Mini-programs have no focus but that of their fields, which a keyboard would follow.
 */
export function reveal(id: string): void {
  void Promise.resolve(Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -ABOVE, duration: 200 })).catch(() => {})
}
