import { document } from '@tarojs/runtime'
import { miniViewport } from './mini-viewport'

export { recyclesSlots, SCREENS_AROUND } from './mini-viewport'

/**
 * Below a certain depth Taro draws by components that use themselves; only a selector from the page's own root looks
 * into those.
 */
function selectorOf(id: string): string {
  let top = document.getElementById(id)
  while (top?.parentElement?.parentElement) top = top.parentElement
  return top ? `#${id}, #${top.uid} >>> #${id}` : `#${id}`
}

export const watchViewport = miniViewport(selectorOf)
