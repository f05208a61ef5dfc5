import { document } from '@tarojs/runtime'

/**
 * Returns a selector of an element of WeChat. Below a certain depth Taro draws by components that use themselves; only a
 * selector from the page's own root looks into those.
 */
export function deepSelector(id: string): string {
  let top = document.getElementById(id)
  while (top?.parentElement?.parentElement) top = top.parentElement
  return top ? `#${id}, #${top.uid} >>> #${id}` : `#${id}`
}
