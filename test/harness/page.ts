import type * as GlassEasel from 'glass-easel'
import { TIMEOUT_MS, until } from '../../scripts/lib/wait.mjs'
import { type FindOptions, Finder, type Name, readableText, fieldValue } from './finders'
import type { BridgeCount } from './instance'
import { type TreeStats, treeStats } from './stats'
import type { Json } from './types'

export interface PageDeps {
  /** Path of the page in the output. */
  route: string
  query: Record<string, string>
  instance: Json
  element: GlassEasel.GeneralComponent
  root: HTMLElement
  count: BridgeCount
  /** Calls a lifecycle or handler of the page; errors are recorded. */
  call: (name: string, ...args: unknown[]) => unknown
  /** The vendor's spelling of an event. */
  spelling: (event: string) => string
  /** Executes the vendor's action of a tapped button with an open-type, besides the tap. */
  openType: (button: Element, fire: (event: string, detail: Json) => void) => void
}

/** One page of the stack, used the way a person does. */
export class Page {
  readonly route: string
  readonly query: Record<string, string>
  readonly root: HTMLElement
  readonly setData: BridgeCount
  readonly find: Finder
  /** It was unloaded: whoever still waits for it waits in vain. */
  isClosed = false
  /** Scroll position in px. */
  scrollTop = 0

  constructor(private readonly deps: PageDeps) {
    this.route = deps.route
    this.query = deps.query
    this.root = deps.root
    this.setData = deps.count
    this.find = new Finder(
      () => deps.element,
      () => deps.root,
    )
  }

  /** The logic-side object, as the app's own code has it. */
  get instance(): Json {
    return this.deps.instance
  }

  /** Everything readable on the page. */
  text(): string {
    return readableText(this.root)
  }

  has(name: Name, options?: FindOptions): boolean {
    return this.find.elementsNamed(name, options).length > 0
  }

  stats(): TreeStats {
    return treeStats(this.deps.element)
  }

  /** Taps what is named so, once it can be: what is disabled for the moment is waited for, as a person does. */
  async tap(name: Name, options: FindOptions & { timeout?: number } = {}): Promise<void> {
    const ready = () => {
      const node = this.find.one(name, options)
      if (node.closest('[aria-disabled=true]')) throw new Error(`${name} is disabled`)
      return node
    }
    const target = await this.waitFor(ready, `something named ${name} to tap`, options.timeout)
    this.tapElement(target)
    await settle()
  }

  /** Taps an element found otherwise. */
  tapElement(target: Element): void {
    const button = target.closest('button')
    if (button && isOn(button, 'disabled')) throw new Error(`the button ${readableText(button)} is disabled`)
    this.fire(target, 'tap', { x: 10, y: 10 })
    if (!button) return
    if (button.getAttribute('form-type') === 'submit') this.submitForm(button)
    this.deps.openType(button, (event, detail) => this.fire(button, event, detail))
  }

  /** Drags what is named so along `way`, CSS pixels from where the finger came down; `pause` milliseconds a step. */
  async drag(name: Name, way: readonly { readonly x: number; readonly y: number }[], pause = 16): Promise<void> {
    const target = await this.waitFor(() => this.find.one(name), `something named ${name}`)
    this.fire(target, 'touchstart', { x: 0, y: 0 })
    for (const at of way) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      this.fire(target, 'touchmove', { ...at })
    }
    this.fire(target, 'touchend', { ...way.at(-1) })
    await settle()
  }

  /** Types into a field. */
  async input(name: Name, value: string, options: FindOptions = {}): Promise<void> {
    const field = await this.waitFor(() => this.find.field(name, options), `a field named ${name}`)
    if (isOn(field, 'disabled')) throw new Error(`the field ${name} is disabled`)
    this.fire(field, 'focus', { value: fieldValue(field), height: 0 })
    const limit = Number(field.getAttribute('maxlength') ?? 140)
    const entry = limit >= 0 ? value.slice(0, limit) : value
    ;(field as HTMLInputElement).value = entry
    this.fire(field, 'input', { value: entry, cursor: entry.length, keyCode: entry.charCodeAt(entry.length - 1) })
    await settle()
    this.fire(field, 'blur', { value: entry })
    await settle()
  }

  /** The keyboard's own button: search, done. */
  async confirm(name: Name, options: FindOptions = {}): Promise<void> {
    const field = this.find.field(name, options)
    this.fire(field, 'confirm', { value: fieldValue(field) })
    await settle()
  }

  /** Sets a switch, slider, picker or radio to a value. */
  async change(name: Name, value: unknown, options: FindOptions = {}): Promise<void> {
    const field = await this.waitFor(() => this.find.field(name, options), `a field named ${name}`)
    this.fire(field, 'change', { value })
    await settle()
  }

  /** Hands an event to an element, as the vendor would. */
  fire(target: Element, type: string, detail: Json = {}): void {
    const bubbles = /^(?:tap|long|touch|animation|transition)/.test(type)
    this.find.elementOf(target).triggerEvent(this.deps.spelling(type), detail, { bubbles, composed: true })
  }

  async pullDown(): Promise<void> {
    await this.deps.call('onPullDownRefresh')
    await settle()
  }

  async reachBottom(): Promise<void> {
    await this.deps.call('onReachBottom')
    await settle()
  }

  async scrollTo(top: number): Promise<void> {
    this.scrollTop = top
    await this.deps.call('onPageScroll', { scrollTop: top })
    await settle()
  }

  /** Returns the page's share card; undefined if it cannot be shared. */
  share(from: 'menu' | 'button' = 'menu'): unknown {
    return this.deps.call('onShareAppMessage', { from, target: undefined, webViewUrl: '' })
  }

  /** Waits until `text` can be read on the page. */
  waitForText(text: Name, timeout = TIMEOUT_MS): Promise<string> {
    return this.waitFor(
      () => {
        const all = this.text()
        if (typeof text === 'string' ? all.includes(text) : text.test(all)) return all
        throw new Error(`it says: ${all.slice(0, 800)}`)
      },
      `${text} on ${this.route}`,
      timeout,
    )
  }

  /** Waits until `text` can no longer be read. */
  waitForNoText(text: string, timeout = TIMEOUT_MS): Promise<true> {
    return this.waitFor(
      () => !this.text().includes(text) || null,
      `${text} to leave ${this.route}`,
      timeout,
    ) as Promise<true>
  }

  /** Waits until `check` gives something truthy without throwing; in vain once the page has left. */
  waitFor<T>(check: () => T | Promise<T>, what: string, timeout = TIMEOUT_MS): Promise<NonNullable<T>> {
    return waitUntil(check, what, timeout, () => this.isClosed).catch((error: Error) => {
      throw new Error(
        `${error.message}${this.isClosed ? `; ${this.route} has left meanwhile` : ''}. It says: ${this.text().slice(0, 800)}`,
      )
    })
  }

  private submitForm(button: Element): void {
    const form = button.closest('form')
    if (!form) return
    const fields = [...form.querySelectorAll('[name]')].map((field) => [
      field.getAttribute('name') ?? '',
      fieldValue(field),
    ])
    this.fire(form, 'submit', { value: Object.fromEntries(fields) })
  }
}

/** Waits for a condition and tells the last reason why it did not hold. */
export async function waitUntil<T>(
  check: () => T | Promise<T>,
  what: string,
  timeout = TIMEOUT_MS,
  giveUp?: () => boolean,
): Promise<NonNullable<T>> {
  try {
    return await until(check, { timeout, every: 10, what, ...(giveUp ? { giveUp } : {}) })
  } catch (error) {
    const { message, cause } = error as Error
    throw new Error(cause instanceof Error ? `${message}: ${cause.message}` : message)
  }
}

/** A boolean attribute: there, and not `false`. */
export const isOn = (element: Element, attribute: string): boolean =>
  element.hasAttribute(attribute) && element.getAttribute(attribute) !== 'false'

/** Lets what was started by an event come to rest: Taro batches its updates into a timer. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 0)).then(() => new Promise((resolve) => setTimeout(resolve, 0)))
