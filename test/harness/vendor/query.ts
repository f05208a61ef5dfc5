import type { Json } from '../types'
import type { Table, World } from './world'

/** The usual box: nothing is laid out here, so each element is as wide as the window and 100 px high. */
const usual = { left: 0, top: 0, right: 375, bottom: 100, width: 375, height: 100 }

const boxOf = (world: World, element: Element): Json => ({
  id: element.id,
  dataset: { ...(element as HTMLElement).dataset },
  ...usual,
  scrollTop: 0,
  scrollLeft: 0,
  scrollHeight: 100,
  scrollWidth: 375,
  ...world.script.box(element),
})

const viewport = (world: World): Json => ({
  id: '',
  dataset: {},
  ...usual,
  height: 667,
  bottom: 667,
  scrollTop: world.stack.top.scrollTop,
  scrollLeft: 0,
  scrollHeight: 2000,
  scrollWidth: 375,
})

/** `createSelectorQuery`: boxes as scripted, in the order asked. */
function selectorQuery(world: World) {
  return () => {
    world.recorder.call('createSelectorQuery', undefined)
    const queries: { read: () => unknown; callback?: ((value: unknown) => void) | undefined }[] = []
    let owner: unknown
    const node = (read: () => unknown) => {
      const ask = (callback?: (value: unknown) => void) => {
        queries.push({ read, callback })
        return query
      }
      return { boundingClientRect: ask, scrollOffset: ask, fields: (_: unknown, callback?: (value: unknown) => void) => ask(callback), context: ask, node: ask }
    }
    const query = {
      in: (page: unknown) => {
        owner = page
        return query
      },
      select: (selector: string) => node(() => world.select(selector, owner).map((element) => boxOf(world, element))[0] ?? null),
      selectAll: (selector: string) => node(() => world.select(selector, owner).map((element) => boxOf(world, element))),
      selectViewport: () => node(() => viewport(world)),
      exec: (onDone?: (values: unknown) => void) => {
        setTimeout(() => {
          // The mini-program was closed meanwhile.
          if (world.stack.pages.length === 0) return
          const values = queries.map(({ read }) => world.sandbox.copy(read()))
          queries.forEach(({ callback }, index) => void world.sandbox.guard(() => callback?.(values[index])))
          world.sandbox.guard(() => onDone?.(world.sandbox.copy(values)))
        }, 0)
      },
    }
    return query
  }
}

/** `createIntersectionObserver`: reports each observed element once, as visible as the script says. */
function intersectionObserver(world: World) {
  return (...args: unknown[]) => {
    world.recorder.call('createIntersectionObserver', undefined)
    const page = args[0]
    let live = true
    const observer = {
      relativeTo: () => observer,
      relativeToViewport: () => observer,
      observe: (selector: string, callback: (entry: unknown) => void) => {
        setTimeout(() => {
          for (const element of world.select(selector, page)) {
            if (!live) return
            const ratio = world.script.visible(element) ? 1 : 0
            const entry = {
              id: element.id,
              dataset: { ...(element as HTMLElement).dataset },
              intersectionRatio: ratio,
              boundingClientRect: { ...usual },
              intersectionRect: ratio ? { ...usual } : {},
              relativeRect: {},
              time: Date.now(),
            }
            world.sandbox.guard(() => callback(world.sandbox.copy(entry)))
          }
        }, 0)
      },
      disconnect: () => {
        live = false
      },
    }
    return observer
  }
}

export const querying = (world: World): Table => ({ createSelectorQuery: selectorQuery(world), createIntersectionObserver: intersectionObserver(world) })
