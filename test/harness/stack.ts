import type { Page } from './page'
import type { Recorder } from './recorder'

/** Both vendors open ten pages at most. */
export const STACK_LIMIT = 10

export interface Opened {
  page: Page
  call: (name: string, ...args: unknown[]) => unknown
  close: () => void
}

export interface Address {
  route: string
  query: Record<string, string>
}

interface Deps {
  pages: readonly string[]
  tabs: readonly string[]
  recorder: Recorder
  open: (address: Address) => Opened
  onPageNotFound: (address: Address) => void
}

/** Why a navigation was refused, in the words after `fail`. */
export class NavigationError extends Error {}

/** The vendor's page stack: who is on top, who waits below, which tabs are alive. */
export class PageStack {
  private stack: Opened[] = []
  private readonly aliveTabs = new Map<string, Opened>()

  constructor(private readonly deps: Deps) {}

  get pages(): Page[] {
    return this.stack.map((one) => one.page)
  }

  get top(): Page {
    const top = this.stack.at(-1)
    if (!top) throw new Error('no page is open')
    return top.page
  }

  get depth(): number {
    return this.stack.length
  }

  /** `/pages/a/b?x=1` or relative to the page on top. The query stays as written: the vendors do not decode it. */
  resolve(url: string): Address {
    const [path = '', search = ''] = url.split('?')
    const base = this.stack.at(-1)?.page.route ?? ''
    const parts = path.startsWith('/') ? path.split('/') : [...base.split('/').slice(0, -1), ...path.split('/')]
    const route: string[] = []
    for (const part of parts) {
      if (part === '..') route.pop()
      else if (part !== '' && part !== '.') route.push(part)
    }
    const pairs = search.split('&').filter(Boolean)
    const query = Object.fromEntries(
      pairs.map((pair) => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')]),
    )
    return { route: route.join('/').replace(/\.html$/, ''), query }
  }

  navigateTo(url: string): void {
    const address = this.checked(url)
    if (this.isTab(address.route)) throw new NavigationError('can not navigateTo a tabbar page')
    if (this.stack.length >= STACK_LIMIT) throw new NavigationError('webview count limit exceed')
    this.hideTop()
    this.show(this.deps.open(address))
  }

  redirectTo(url: string): void {
    const address = this.checked(url)
    if (this.isTab(address.route)) throw new NavigationError('can not redirectTo a tabbar page')
    this.unload(this.stack.pop())
    this.show(this.deps.open(address))
  }

  navigateBack(delta = 1): void {
    if (this.stack.length <= 1) throw new NavigationError('cannot navigate back at first page')
    for (let remaining = Math.min(delta, this.stack.length - 1); remaining > 0; remaining -= 1)
      this.unload(this.stack.pop())
    this.stack.at(-1)?.call('onShow')
  }

  switchTab(url: string): void {
    const address = this.checked(url)
    if (!this.isTab(address.route)) throw new NavigationError('can not switch to no-tabBar page')
    if (this.stack.length === 1 && this.stack[0]?.page.route === address.route) return
    const before = this.stack
    const [bottom] = before
    if (before.length === 1) this.hideTop()
    for (const one of before.slice(1).reverse()) this.unload(one)
    if (bottom && !this.isTab(bottom.page.route)) this.unload(bottom)
    this.stack = []
    const alive = this.aliveTabs.get(address.route)
    if (alive) {
      this.stack = [alive]
      alive.call('onShow')
    } else this.show(this.deps.open({ ...address, query: {} }))
  }

  reLaunch(url: string): void {
    const address = this.checked(url)
    for (const one of this.stack.reverse()) this.unload(one)
    for (const tab of this.aliveTabs.values()) this.unload(tab)
    this.aliveTabs.clear()
    this.stack = []
    this.show(this.deps.open(address))
  }

  /** The app goes to the background and comes back. */
  hideTop(): void {
    this.stack.at(-1)?.call('onHide')
  }
  showTop(): void {
    this.stack.at(-1)?.call('onShow')
  }

  closeAll(): void {
    const all = new Set([...this.stack, ...this.aliveTabs.values()])
    this.stack = []
    this.aliveTabs.clear()
    for (const one of all) one.close()
  }

  private isTab(route: string): boolean {
    return this.deps.tabs.includes(route)
  }

  private checked(url: string): Address {
    const address = this.resolve(url)
    if (this.deps.pages.includes(address.route)) return address
    this.deps.recorder.problem('missing-page', `no page ${address.route} (${url})`)
    this.deps.onPageNotFound(address)
    throw new NavigationError(`page "${address.route}" is not found`)
  }

  private show(screen: Opened): void {
    this.stack.push(screen)
    if (this.isTab(screen.page.route)) this.aliveTabs.set(screen.page.route, screen)
    screen.call('onLoad', screen.page.query)
    screen.call('onShow')
    screen.call('onReady')
  }

  private unload(screen: Opened | undefined): void {
    if (!screen) return
    this.aliveTabs.delete(screen.page.route)
    screen.call('onUnload')
    screen.close()
  }
}
