import { nativeBridge } from '@/platform/native-bridge'
import { isFirstRender } from '@/platform/first-page'
import { scaleOf } from './text-scale'
import { showTitle } from './title'
import type { Display } from './types'

const screenInFront = (): Element | null => document.querySelector('.taro_page:not(.taro_page_shade)')

export const display: Display = {
  // A visitor's browser setting shows in the root's font size, which no sheet of ours changes. The server renders texts
  // of the usual size; until React has taken them over, a script enlarges them (config/first-scripts.ts).
  textScale: () =>
    isFirstRender() ? 1 : scaleOf(Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
  setTitle(title) {
    showTitle(title)
    // The shell draws the title bar; one that does not take the title reads the document's.
    if (nativeBridge.present()) nativeBridge.invoke('setTitle', { title }).catch(() => undefined)
  },
  scrollToTop() {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    screenInFront()?.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  },
  setChrome({ primary, onPrimary, background }) {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background)
    const { style } = document.documentElement
    style.setProperty('--primary', primary)
    style.setProperty('--on-primary', onPrimary)
    style.setProperty('--paper', background)
  },
}
