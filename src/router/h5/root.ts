/**
 * Replaces react-dom/client in Taro's H5 entry (aliased in config/h5-chain.ts). A document that the server has rendered
 * is taken over by React instead of being drawn again: Taro draws an empty app first and adds its page afterwards, so
 * the root waits for the page and then hydrates both at once.
 */
import { Current } from '@tarojs/runtime'
import { type Component, createElement, type ReactElement, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import * as ReactDom from 'react-dom'
import { endFirstRender, firstPage } from '@/platform/first-page'
import { nextTask } from '@/platform/first-page/run-in-tasks'
import { replayFirstTaps } from './first-taps'

type Mount = (component: object, id: string, onMounted: () => void) => void

/** The app of Taro's runtime: a component that pages are added to. */
type TaroApp = new (props: object) => Component & { mount: Mount }

/** The name of the takeover in the browser's own tools and in `npm run bench`. */
const HYDRATION = 'hydration'

/** react-dom itself: `react-dom/client` is this file. */
const { createRoot, hydrateRoot } = ReactDom as unknown as typeof import('react-dom/client')

function hydrate(container: Element, app: ReactElement, [component, id, onMounted]: Parameters<Mount>): void {
  class FirstApp extends (app.type as unknown as TaroApp) {
    constructor(props: object) {
      super(props)
      // Before it is mounted it has nothing to update: the page is part of its first render.
      this.mount(component, id, () => {})
    }
    override componentDidMount(): void {
      performance.measure(HYDRATION, HYDRATION)
      onMounted()
      endFirstRender()
      replayFirstTaps()
    }
  }
  // Taro's runtime finds the page by its id, which the server cannot know.
  if (container.firstElementChild) container.firstElementChild.id = id
  performance.mark(HYDRATION)
  // In slices of some milliseconds, with one commit at the end: a tap between them waits for a slice and not for all.
  startTransition(() => void hydrateRoot(container, createElement(FirstApp)))
}

/** Returns a root that hydrates with the first page that the app is given. */
const waitingRoot = (container: Element): Pick<Root, 'render'> => ({
  render(element) {
    const app = Current.app as unknown as { mount: Mount }
    app.mount = (...page) => {
      Reflect.deleteProperty(app, 'mount')
      // The screen's own modules have just been evaluated, in the same task.
      void nextTask().then(() => hydrate(container, element as ReactElement, page))
    }
  },
})

export default {
  createRoot(container: Element): Pick<Root, 'render'> {
    if (firstPage) return waitingRoot(container)
    replayFirstTaps()
    return createRoot(container)
  },
}
