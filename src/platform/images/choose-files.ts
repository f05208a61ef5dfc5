import { PICTURE_KINDS } from '@storefront/contract/domain/forms/picture-kinds'
import type { ImageChoice } from './types'

let cancelPrevious: () => void = () => {}

/**
 * Opens the browser's own file chooser; returns no picture if the visitor closes it. Older browsers do not report that:
 * then the result comes with the next choice.
 */
export function chooseFiles({ count, from, kinds = PICTURE_KINDS }: ImageChoice): Promise<readonly File[]> {
  cancelPrevious()
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = kinds.map((kind) => `image/${kind}`).join(',')
    input.multiple = count > 1
    if (from === 'camera') input.setAttribute('capture', 'environment')
    // Safari opens the chooser of an element in the document alone.
    input.style.cssText = 'position:fixed;left:-9999px'
    input.tabIndex = -1
    input.setAttribute('aria-hidden', 'true')
    const end = (files: readonly File[]) => {
      input.remove()
      resolve(files)
    }
    cancelPrevious = () => end([])
    input.addEventListener('change', () => end([...(input.files ?? [])].slice(0, count)))
    input.addEventListener('cancel', () => end([]))
    document.body.append(input)
    input.click()
  })
}
