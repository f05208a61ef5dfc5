import type { PluginItem } from '@tarojs/taro/types/compile'

/** Tags of rich text that are words in a line. */
const INLINE = ['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'code', 'span']
/** Tags that are blocks, as long as they contain more than one text (src/platform/elements/html-element). */
const BLOCK =
  'p div blockquote pre hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption section article table caption td th'.split(
    ' ',
  )

const replaceAll = (list: string[], tags: readonly string[]): void => void list.splice(0, list.length, ...tags)

/**
 * Draws rich text's tags as views and texts in mini-programs. The plugin's own lists go: they name Taro's View, too,
 * each of which would carry a class.
 */
export const htmlTags = (target: string | undefined): PluginItem[] =>
  target === 'h5'
    ? []
    : [
        [
          '@tarojs/plugin-html',
          {
            enableSizeAPIs: false,
            modifyElements(inline: string[], block: string[]) {
              replaceAll(inline, INLINE)
              replaceAll(block, BLOCK)
            },
          },
        ],
      ]
