import { at } from '../../scripts/lib/root.mjs'
import { type BridgeCount, type Config, createPage, defineComponent } from './instance'
import { type Output, readOutput } from './output'
import { Page, settle, waitUntil } from './page'
import { waitUntilQuiet } from './quiet'
import { Recorder, describeReason } from './recorder'
import { Sandbox } from './sandbox'
import { type Opened, type Address, PageStack } from './stack'
import type { Json, Target } from './types'
import { DeviceStorage, Script, type VendorContext, vendorGlobal } from './vendor'
import { View } from './view'

export interface MiniOptions {
  target: Target
  /** Folder of the output; default dist/{target}. */
  dist?: string
  /** Origin of the running server; a function when it moves. */
  server?: string | (() => string)
  /** Origin that the output was built with. */
  builtOrigin?: string
  /** Entry page of the app; default the first page. */
  path?: string
  query?: Record<string, string>
  scene?: number
  /** The device's storage, to start again with what an earlier run left. */
  storage?: DeviceStorage
  /** Answers prepared before the app starts. */
  script?: Script
}

/** So long nothing happens when nothing is going to: Taro's and React's own timers are far shorter. */
const QUIET = 120

/** WeChat's spelling of an event in the vendor's. */
const spellings: Record<Target, Record<string, string>> = {
  weapp: {},
  alipay: {
    longpress: 'longTap',
    touchstart: 'touchStart',
    touchmove: 'touchMove',
    touchend: 'touchEnd',
    scrolltolower: 'scrollToLower',
    scrolltoupper: 'scrollToUpper',
    getphonenumber: 'getAuthorize',
  },
}

/** A mini-program that runs: boot it with `bootMini`, end it with `close`. */
export class MiniApp {
  readonly recorder = new Recorder()
  readonly script: Script
  readonly storage: DeviceStorage
  readonly output: Output
  readonly target: Target
  readonly sandbox: Sandbox
  readonly view: View
  readonly stack: PageStack
  private readonly vendorContext: VendorContext
  private app: Json = {}
  private readonly pageConfigs = new Map<string, Config>()
  private readonly components = new Map<string, Config>()
  private readonly defined = new Set<string>()
  private readonly onRejection = (reason: unknown) => this.recorder.problem('rejection', describeReason(reason))

  constructor(options: MiniOptions) {
    const { target } = options
    this.target = target
    this.output = readOutput(target, options.dist ?? at('dist', target))
    this.script = options.script ?? new Script()
    this.storage = options.storage ?? new DeviceStorage(target)
    this.stack = new PageStack({
      pages: this.output.pages,
      tabs: this.output.tabs.map((tab) => tab.page),
      recorder: this.recorder,
      open: (address) => this.open(address),
      onPageNotFound: ({ route, query }) =>
        this.call(this.app, 'onPageNotFound', { path: route, query, isEntryPage: false }),
    })
    this.recorder.currentPage = () => (this.stack.depth > 0 ? this.stack.top.route : '')
    this.view = new View(this.output, this.recorder)
    const globals: Record<string, unknown> = {
      App: (config: Json) => {
        this.app = config
      },
      Page: (config: Config) => void this.pageConfigs.set(this.sandbox.loading, config),
      Component: (config: Config) => void this.components.set(this.sandbox.loading, config),
      Behavior: (config: Json) => config,
      getApp: () => this.app,
      getCurrentPages: () => this.stack.pages.map((page) => page.instance),
    }
    // Alipay's runtime has a navigator with the user agent and nothing else; WeChat's has none.
    if (target === 'alipay') globals.navigator = { swuserAgent: 'AlipayClient', userAgent: 'AlipayClient/10.6.0' }
    this.sandbox = new Sandbox(this.output.dir, this.recorder, globals)
    const server = options.server ?? 'http://127.0.0.1:9'
    this.vendorContext = {
      target,
      recorder: this.recorder,
      sandbox: this.sandbox,
      stack: this.stack,
      script: this.script,
      server: typeof server === 'function' ? server : () => server,
      builtOrigin: options.builtOrigin ?? 'http://localhost:3000',
      select: (selector, page) => this.select(selector, page),
      listeners: new Map(),
      launch: {
        path: (options.path ?? this.output.pages[0] ?? '').replace(/^\//, ''),
        query: options.query ?? {},
        scene: options.scene ?? 1001,
      },
    }
    this.sandbox.context[target === 'weapp' ? 'wx' : 'my'] = vendorGlobal(this.vendorContext, this.storage)
  }

  /** Loads app.js, launches the app and opens its first page. */
  async start(): Promise<this> {
    process.on('unhandledRejection', this.onRejection)
    this.sandbox.load('app')
    const { path: first, query } = this.vendorContext.launch
    const launch = this.sandbox.copy({ ...this.vendorContext.launch, referrerInfo: {} })
    this.call(this.app, 'onLaunch', launch)
    this.call(this.app, 'onShow', launch)
    const search = new URLSearchParams(query).toString()
    this.stack.reLaunch(`/${first}${search ? `?${search}` : ''}`)
    await settle()
    return this
  }

  /** The page in front. */
  get page(): Page {
    return this.stack.top
  }

  /** Waits until the app has come to rest: no call on its way, and nothing happened for a moment. */
  async rest(timeout?: number): Promise<void> {
    await waitUntilQuiet(this.recorder, QUIET, timeout).catch((error) => {
      throw new Error(`${error.message}: ${this.recorder.summary()}`, { cause: error })
    })
  }

  /** Waits until the page in front is `route` (its path in the output). */
  async waitForPage(route: string, timeout?: number): Promise<Page> {
    return waitUntil(
      () => {
        if (this.page.route === route) return this.page
        throw new Error(`${this.page.route} is, and says: ${this.page.text().slice(0, 800)}`)
      },
      `page ${route} in front`,
      timeout,
    )
  }

  /** Waits until `text` can be read on whichever page is in front then. */
  async waitForText(text: string | RegExp, timeout?: number): Promise<string> {
    const reads = (all: string) => (typeof text === 'string' ? all.includes(text) : text.test(all))
    return waitUntil(
      () => {
        const all = this.page.text()
        if (reads(all)) return all
        throw new Error(`${this.page.route} says: ${all.slice(0, 800)}`)
      },
      `${text} in front`,
      timeout,
    )
  }

  /** Taps a tab of the vendor's bar by its label. */
  async tab(label: string): Promise<Page> {
    const tab = this.output.tabs.find((one) => one.text === label)
    if (!tab) throw new Error(`no tab ${label}: ${this.output.tabs.map((one) => one.text).join(' ')}`)
    this.sandbox.guard(() => this.stack.switchTab(`/${tab.page}`))
    await settle()
    return this.page
  }

  /** The vendor's back arrow or gesture. */
  async back(): Promise<Page> {
    this.stack.navigateBack()
    await settle()
    return this.page
  }

  /** Goes to an address as a shared card or a scanned code would: everything open is closed. */
  async enter(url: string): Promise<Page> {
    this.sandbox.guard(() => this.stack.reLaunch(url))
    await settle()
    return this.page
  }

  /** The app leaves the screen and comes back. */
  async background(): Promise<void> {
    this.stack.hideTop()
    this.call(this.app, 'onHide')
    await settle()
  }
  async foreground(): Promise<void> {
    this.call(this.app, 'onShow', this.sandbox.copy(this.vendorContext.launch))
    this.stack.showTop()
    await settle()
  }

  /** Tells the app's listeners of an event of the vendor: `NetworkStatusChange`, `Error`, … */
  emit(event: string, value?: unknown): void {
    for (const listener of this.vendorContext.listeners.get(event) ?? [])
      this.sandbox.guard(() => listener(this.sandbox.copy(value)))
  }

  async close(): Promise<void> {
    this.stack.closeAll()
    this.sandbox.close()
    await settle()
    this.view.close()
    process.off('unhandledRejection', this.onRejection)
  }

  private call(target: Json, name: string, ...args: unknown[]): unknown {
    const work = target[name]
    if (typeof work === 'function') return this.sandbox.guard(() => work.apply(target, args))
    return undefined
  }

  private open({ route, query }: Address): Opened {
    this.load(route)
    const config = this.pageConfigs.get(route)
    if (!config) throw new Error(`${route} did not call Page()`)
    const count: BridgeCount = { calls: 0, bytes: 0, each: [] }
    const {
      instance,
      element,
      root: box,
    } = createPage(
      route,
      config,
      this.deps(() => this.recordUpdate(count)),
    )
    Object.assign(instance, { route, __route__: route, options: this.sandbox.copy(query), is: route })
    const call = (name: string, ...args: unknown[]) =>
      this.call(instance, name, ...args.map((arg) => this.sandbox.copy(arg)))
    const page = new Page({
      route,
      query,
      instance,
      element,
      root: box,
      count,
      call: (name, ...args) => {
        // Alipay keeps some lifecycles under `events`.
        const events = instance.events as Json | undefined
        if (typeof instance[name] !== 'function' && typeof events?.[name] === 'function')
          return this.sandbox.guard(() => (events[name] as (...all: unknown[]) => unknown).apply(instance, args))
        return call(name, ...args)
      },
      spelling: (event) => spellings[this.target][event] ?? event,
      openType: (button, fire) => this.openType(button, fire, () => page.share('button')),
    })
    const close = () => {
      page.isClosed = true
      this.view.engine.Element.pretendDetached(element)
      box.remove()
    }
    return { page, call, close }
  }

  /** Executes the vendor's action of a button's open-type. */
  private openType(button: Element, fire: (event: string, detail: Json) => void, share: () => unknown): void {
    const type = button.getAttribute('open-type')
    if (!type) return
    this.recorder.call(`open-type:${type}`, undefined)
    // The vendor asks the page at once for what its sheet is to send.
    if (type === 'share') this.recorder.call('shareAppMessage', share())
    // WeChat says a refusal by the same event, Alipay by another one.
    if (type === 'getPhoneNumber') {
      const detail = this.script.take<Json>(type, { errMsg: 'getPhoneNumber:fail user deny' })
      setTimeout(() => fire('getphonenumber', detail), 0)
    }
    if (type === 'getAuthorize') {
      const detail = this.script.take<Json | null>(type, null)
      setTimeout(
        () =>
          fire(detail ? 'getphonenumber' : 'error', detail ?? { type: 'getAuthorize', errorMessage: '用户取消授权' }),
        0,
      )
    }
    if (type === 'agreePrivacyAuthorization') {
      this.script.privacyNeeded = false
      setTimeout(() => fire('agreeprivacyauthorization', {}), 0)
    }
  }

  private deps(count: () => BridgeCount) {
    return {
      view: this.view,
      sandbox: this.sandbox,
      count,
      define: (file: string) => this.define(file),
      extra: () => ({
        selectComponent: () => null,
        selectAllComponents: () => [],
        getOpenerEventChannel: () => ({ on() {}, once() {}, off() {}, emit() {} }),
        createSelectorQuery: () =>
          (
            this.sandbox.context[this.target === 'weapp' ? 'wx' : 'my'] as { createSelectorQuery: () => unknown }
          ).createSelectorQuery(),
        getTabBar: () => null,
      }),
    }
  }

  private define(file: string): void {
    if (this.defined.has(file)) return
    this.defined.add(file)
    this.load(file)
    const config = this.components.get(file)
    if (!config) throw new Error(`${file} did not call Component()`)
    // A component lives on whichever page uses it: what it sends counts for the page in front.
    defineComponent(
      file,
      config,
      this.deps(() => this.recordUpdate(this.page.setData)),
    )
  }

  private recordUpdate(count: BridgeCount): BridgeCount {
    this.recorder.touch()
    return count
  }

  private load(file: string): void {
    this.sandbox.guard(() => this.sandbox.load(file))
  }

  private select(selector: string, owner?: unknown): Element[] {
    const page =
      this.stack.pages.find((one) => one.instance === owner) ?? (this.stack.depth > 0 ? this.page : undefined)
    if (!page) return []
    // `>>>` crosses component borders, which are none in this document.
    return [...page.root.querySelectorAll(selector.replace(/>>>/g, ' '))]
  }
}

/** Boots the built output of a target. */
export const bootMini = (options: MiniOptions): Promise<MiniApp> => new MiniApp(options).start()
