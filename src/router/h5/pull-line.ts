import { PULL_OFFSET } from '@storefront/contract/constants'
import { t } from '@/i18n'
import './pull-line.scss'
import type { PullState, PullView } from './pull-gesture'

const words = (state: PullState): string => t(`device.pull.${state}`)

/**
 * Creates the line above a screen's content that a pull uncovers. It pushes the content down: a transform would also
 * move the bars that are fixed to the window.
 */
export function makePullLine(screen: HTMLElement): PullView {
  const line = document.createElement('div')
  line.className = 'pull-line'
  const text = document.createElement('div')
  text.className = 'pull-text'
  text.setAttribute('role', 'status')
  line.append(text)
  const show = (height: number, label: string) => {
    // Put there with the first pull: screens are measured and tested without it.
    if (!line.isConnected) screen.prepend(line)
    line.style.height = `${height}px`
    // Set only when it changes: readers would say it at every move of the finger.
    if (text.textContent !== label) text.textContent = label
  }
  return {
    move(offset, state) {
      line.classList.remove('pull-settling')
      show(offset, words(state))
    },
    settle(state) {
      line.classList.add('pull-settling')
      show(state === 'refreshing' ? PULL_OFFSET : 0, state === 'refreshing' ? words(state) : '')
    },
  }
}
