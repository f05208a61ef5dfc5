/** Browser features that screens use and jsdom 20 lacks. Everything is visible and nothing scrolls by itself. */
const visible = { isIntersecting: true, intersectionRatio: 1 }

class IntersectionObserverStandIn {
  constructor(private readonly report: (entries: unknown[], observer: unknown) => void) {}
  observe(target: Element): void {
    queueMicrotask(() =>
      this.report([{ ...visible, target, boundingClientRect: target.getBoundingClientRect() }], this),
    )
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): unknown[] {
    return []
  }
}

class ResizeObserverStandIn {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const missing: Record<string, unknown> = {
  IS_REACT_ACT_ENVIRONMENT: true,
  IntersectionObserver: IntersectionObserverStandIn,
  ResizeObserver: ResizeObserverStandIn,
  scrollTo: () => {},
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
}
for (const [key, value] of Object.entries(missing))
  Object.defineProperty(globalThis, key, { value, configurable: true, writable: true })
Element.prototype.scrollTo ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
