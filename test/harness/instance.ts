import type * as GlassEasel from 'glass-easel'
import type { Sandbox } from './sandbox'
import type { Json } from './types'
import type { View } from './view'

/** Argument of `Page()` and `Component()`. */
export type Config = Json & { data?: Json; properties?: Json; methods?: Json; options?: Json; lifetimes?: Json }

/** Amount of data over the bridge between logic and view. */
export interface BridgeCount {
  calls: number
  bytes: number
  /** Bytes of each call in order. */
  each: number[]
  /** Told of each call's data. */
  onSend?: (text: string) => void
}

/** `root.cn.[0].v` or `root.cn[0].v` -> ['root', 'cn', 0, 'v']. */
export const dataPath = (key: string): (string | number)[] =>
  key
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

interface Deps {
  view: View
  sandbox: Sandbox
  /** Returns the count of the page to which a call over the bridge belongs. */
  count: () => BridgeCount
  /** Methods every instance has besides those of its config. */
  extra: (element: () => GlassEasel.GeneralComponent) => Json
  /** Makes sure that a component of the output is defined in the view, by its file. */
  define: (file: string) => void
}

const functionsOf = (config: object): [string, (...args: unknown[]) => unknown][] =>
  Object.entries(config).filter(
    (entry): entry is [string, (...args: unknown[]) => unknown] => typeof entry[1] === 'function',
  )

/** The event object that the vendor hands to a handler. */
function eventOf(event: GlassEasel.ShadowedEvent<unknown>): Json {
  const describeTarget = (caller: unknown) => {
    const { id, dataset } = caller as { id: string; dataset: Json }
    return { id, dataset: { ...dataset }, offsetLeft: 0, offsetTop: 0 }
  }
  const target = describeTarget(event.target)
  // Where the finger is stands in the detail of a tap; a drag's touches are told the same way.
  const { x = 10, y = 10 } = (event.detail ?? {}) as { x?: number; y?: number }
  const touch = { identifier: 0, pageX: x, pageY: y, clientX: x, clientY: y }
  return {
    type: event.type,
    timeStamp: Math.round(event.timeStamp),
    detail: event.detail ?? {},
    // `targetDataset` is Alipay's; WeChat's own target has none and Taro does not mind.
    target: { ...target, targetDataset: target.dataset },
    currentTarget: describeTarget(event.currentTarget),
    touches: [touch],
    changedTouches: [touch],
    mark: {},
  }
}

/**
 * Makes the logic-side object of a page or component and its setData. `this` of the app's code is this object; the
 * view-side component is only reached through copies, as on a device.
 */
function makeInstance(
  config: Config,
  element: GlassEasel.GeneralComponent,
  { view, sandbox, count, extra }: Deps,
  ownData: Json | null,
): Json {
  const instance: Json = ownData ? { data: ownData } : {}
  const send = (changes: Json) => {
    const text = JSON.stringify(changes)
    const transfer = count()
    transfer.calls += 1
    transfer.each.push(Buffer.byteLength(text))
    transfer.bytes += Buffer.byteLength(text)
    transfer.onSend?.(text)
    const copy = view.window.JSON.parse(text) as Json
    for (const [key, value] of Object.entries(copy)) element.replaceDataOnPath(dataPath(key), value as never)
    element.applyDataUpdates()
  }
  Object.assign(instance, {
    ...extra(() => element),
    ...Object.fromEntries(functionsOf(config)),
    ...Object.fromEntries(functionsOf(config.methods ?? {})),
    setData(changes: Json, callback?: () => void) {
      if (ownData) for (const [key, value] of Object.entries(changes)) setIn(ownData, dataPath(key), value, sandbox)
      send(changes)
      // The vendor answers once the view has drawn, never within the call.
      if (callback) setTimeout(() => sandbox.guard(() => callback.call(instance)), 0)
    },
  })
  return instance
}

/** Writes into the logic side's own data. */
function setIn(data: Json, path: (string | number)[], value: unknown, sandbox: Sandbox): void {
  let at = data as Record<string | number, unknown>
  for (const [index, key] of path.entries()) {
    if (index === path.length - 1) at[key] = value
    else {
      at[key] ??= sandbox.copy(typeof path[index + 1] === 'number' ? [] : {})
      at = at[key] as Record<string | number, unknown>
    }
  }
}

/** Handlers of a template call the instance's method of the same name. */
const bindMethods = (
  config: Config,
  instanceOf: (component: unknown) => Json | undefined,
  sandbox: Sandbox,
  names = handlerNames(config),
) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      function (this: unknown, event: GlassEasel.ShadowedEvent<unknown>) {
        const instance = instanceOf(this)
        const handler = instance?.[name]
        if (typeof handler === 'function') sandbox.guard(() => handler.call(instance, sandbox.copy(eventOf(event))))
      },
    ]),
  )

const handlerNames = (config: Config): string[] =>
  [...functionsOf(config), ...functionsOf(config.methods ?? {})].map(([name]) => name)

/** The view-side component of a page, mounted into the document. */
export function createPage(
  file: string,
  config: Config,
  deps: Deps,
): { instance: Json; element: GlassEasel.GeneralComponent; root: HTMLElement } {
  const { view, sandbox } = deps
  const holder: { instance?: Json } = {}
  const definition = view.space.defineComponent({
    is: `${file}#${++serial}`,
    options: { virtualHost: false },
    data: view.copy(config.data ?? {}),
    using: usingOf(file, deps),
    methods: bindMethods(config, () => holder.instance, sandbox) as Record<string, (...args: unknown[]) => unknown>,
    template: view.template(file),
  })
  const element = view.engine.Component.createWithContext(
    'body',
    definition.general(),
    view.backend,
  ) as GlassEasel.GeneralComponent
  const instance = makeInstance(config, element, deps, sandbox.copy(config.data ?? {}))
  holder.instance = instance
  const place = view.document.createElement('div')
  const root = view.document.createElement('div')
  root.append(place)
  view.document.body.append(root)
  view.engine.Element.replaceDocumentElement(element, root as never, place as never)
  return { instance, element, root }
}
let serial = 0

/**
 * Components by absolute path: the engine looks them up at the first use, so they may use themselves and each other.
 */
function usingOf(file: string, deps: Deps): Record<string, string> {
  const components = Object.entries(deps.view.output.componentsOf(file))
  for (const [, path] of components) deps.define(path)
  return Object.fromEntries(components.map(([name, path]) => [name, `/${path}`]))
}

/**
 * Defines a component of the output (Taro's `comp` and `custom-wrapper`). Logic-side lifecycles are WeChat's
 * (attached, detached) or Alipay's (didMount, didUnmount).
 */
export function defineComponent(file: string, config: Config, deps: Deps): void {
  const { view, sandbox } = deps
  const instances = new WeakMap<object, Json>()
  const call = (instance: Json | undefined, names: string[]) => {
    for (const name of names) {
      const lifecycle = instance?.[name] ?? (config.lifetimes as Json | undefined)?.[name]
      if (typeof lifecycle === 'function') sandbox.guard(() => lifecycle.call(instance))
    }
  }
  const properties = Object.fromEntries(
    Object.entries(config.properties ?? {}).map(([name, declared]) => {
      const { type, value } = declared as { type: { name: string }; value?: unknown }
      // Types are the sandbox's own constructors; the engine compares with those of its realm.
      const own = view.window.eval(type.name) as ObjectConstructor
      return [name, { type: own, value: view.copy(value) }]
    }),
  )
  view.space.defineComponent({
    is: file,
    options: { virtualHost: (config.options as { virtualHost?: boolean } | undefined)?.virtualHost ?? false },
    properties: properties as never,
    data: view.copy(config.data ?? {}) as never,
    using: usingOf(file, deps),
    methods: bindMethods(config, (component) => instances.get(component as object), sandbox) as never,
    template: view.template(file),
    lifetimes: {
      attached(this: GlassEasel.GeneralComponent) {
        const instance = makeInstance(config, this, deps, null)
        // The view's data changes by the parent's hand too; logic always sees the newest.
        const current = () => sandbox.copy(this.data)
        Object.defineProperty(instance, 'data', { get: current, configurable: true })
        Object.defineProperty(instance, 'props', { get: current, configurable: true })
        Object.defineProperty(instance, 'properties', { get: current, configurable: true })
        instances.set(this, instance)
        call(instance, ['attached', 'didMount', 'ready'])
      },
      detached(this: GlassEasel.GeneralComponent) {
        call(instances.get(this), ['detached', 'didUnmount'])
        instances.delete(this)
      },
    } as never,
  })
}
