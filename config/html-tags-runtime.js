/**
 * Stands in for Taro's lists of HTML's block and inline elements, which its parser asks where it draws elements of the
 * vendor in their place. Ours keeps their names (src/platform/html), so that nothing asks: 1 KB of the main packages.
 */
const refuse = () => {
  throw new Error('left out: config/html-tags-runtime.js')
}

export const specialMiniElements = {}
export const isMiniElements = refuse
export const isBlockElements = refuse
export const isInlineElements = refuse
