import type { Json } from '../types'
import { canvasNodeOf } from './canvas'
import type { Table, VendorContext } from './vendor-context'

/** The usual box: nothing is laid out here, so each element is as wide as the window and 100 px high. */
const usual = { left: 0, top: 0, right: 375, bottom: 100, width: 375, height: 100 }

const boxOf = (vendorContext: VendorContext, element: Element): Json => ({
  id: element.id,
  dataset: { ...(element as HTMLElement).dataset },
  ...usual,
  scrollTop: 0,
  scrollLeft: 0,
  scrollHeight: 100,
  scrollWidth: 375,
  ...vendorContext.script.box(element),
})

const viewport = (vendorContext: VendorContext): Json => ({
  id: '',
  dataset: {},
  ...usual,
  height: 667,
  bottom: 667,
  scrollTop: vendorContext.stack.top.scrollTop,
  scrollLeft: 0,
  scrollHeight: 2000,
  scrollWidth: 375,
})

/** `createSelectorQuery`: boxes as scripted, in the order asked. */
function selectorQuery(vendorContext: VendorContext) {
  return () => {
    vendorContext.recorder.call('createSelectorQuery', undefined)
    const queries: { read: () => unknown; callback?: ((value: unknown) => void) | undefined }[] = []
    let owner: unknown
    /** Finds one element; its canvas cannot be copied, so it is added to the copy. */
    const one = (selector: string) => () => {
      const [element] = vendorContext.select(selector, owner)
      const box: Json | null = element ? vendorContext.sandbox.copy(boxOf(vendorContext, element)) : null
      const canvas = element && canvasNodeOf(element)
      return box && canvas ? Object.assign(box, { node: canvas }) : box
    }
    const copied = (read: () => unknown) => () => vendorContext.sandbox.copy(read())
    const node = (read: () => unknown) => {
      const addQuery = (callback?: (value: unknown) => void) => {
        queries.push({ read, callback })
        return query
      }
      return {
        boundingClientRect: addQuery,
        scrollOffset: addQuery,
        fields: (_: unknown, callback?: (value: unknown) => void) => addQuery(callback),
        context: addQuery,
        node: addQuery,
      }
    }
    const query = {
      in: (page: unknown) => {
        owner = page
        return query
      },
      select: (selector: string) => node(one(selector)),
      selectAll: (selector: string) =>
        node(copied(() => vendorContext.select(selector, owner).map((element) => boxOf(vendorContext, element)))),
      selectViewport: () => node(copied(() => viewport(vendorContext))),
      exec: (onDone?: (values: unknown) => void) => {
        setTimeout(() => {
          // The mini-program was closed meanwhile.
          if (vendorContext.stack.pages.length === 0) return
          const values = vendorContext.sandbox.copy<unknown[]>([])
          for (const { read } of queries) values.push(read())
          queries.forEach(({ callback }, index) => void vendorContext.sandbox.guard(() => callback?.(values[index])))
          vendorContext.sandbox.guard(() => onDone?.(values))
        }, 0)
      },
    }
    return query
  }
}

/** `createIntersectionObserver`: reports each observed element once, as visible as the script says. */
function intersectionObserver(vendorContext: VendorContext) {
  return (...args: unknown[]) => {
    vendorContext.recorder.call('createIntersectionObserver', undefined)
    const page = args[0]
    let live = true
    const observer = {
      relativeTo: () => observer,
      relativeToViewport: () => observer,
      observe: (selector: string, callback: (entry: unknown) => void) => {
        setTimeout(() => {
          for (const element of vendorContext.select(selector, page)) {
            if (!live) return
            const ratio = vendorContext.script.visible(element) ? 1 : 0
            const entry = {
              id: element.id,
              dataset: { ...(element as HTMLElement).dataset },
              intersectionRatio: ratio,
              boundingClientRect: { ...usual },
              intersectionRect: ratio ? { ...usual } : {},
              relativeRect: {},
              time: Date.now(),
            }
            vendorContext.sandbox.guard(() => callback(vendorContext.sandbox.copy(entry)))
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

export const querying = (vendorContext: VendorContext): Table => ({
  createSelectorQuery: selectorQuery(vendorContext),
  createIntersectionObserver: intersectionObserver(vendorContext),
})
