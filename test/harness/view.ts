import type * as GlassEasel from 'glass-easel'
import { JSDOM } from 'jsdom'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { at } from '../../scripts/lib/root.mjs'
import { templatesOf, scriptOf } from './compiled'
import type { Output } from './output'
import type { Recorder } from './recorder'
import type { Target } from './types'

export type Engine = typeof GlassEasel
export type ViewElement = GlassEasel.Element
export type ViewNode = GlassEasel.Node

/** Messages of templates and engine that are harmless here. */
const harmless = [
  /is not a valid (?:attribute|property)/,
  /unused native node/i,
  /for-list data is neither Array nor Object, got type "undefined"/,
]

/**
 * The view layer: WeChat's open template engine on a jsdom document, with every template of the output compiled.
 * The engine lives in the document's own realm, so that one process can hold several views.
 */
export class View {
  readonly window: JSDOM['window']
  readonly document: Document
  readonly engine: Engine
  readonly space: GlassEasel.ComponentSpace
  readonly backend: GlassEasel.CurrentWindowBackendContext
  private readonly groups: Record<string, unknown>

  constructor(
    readonly output: Output,
    recorder: Recorder,
  ) {
    const dom = new JSDOM('<!doctype html><html><body></body></html>', {
      pretendToBeVisual: true,
      runScripts: 'outside-only',
    })
    this.window = dom.window
    this.document = dom.window.document
    const file = createRequire(at('package.json')).resolve('glass-easel')
    const module = { exports: {} }
    const engine = evaluate(dom, file, () => `(function (module, exports) {${readFileSync(file, 'utf8')}\n})`) as (
      ...args: unknown[]
    ) => void
    engine(module, module.exports)
    this.engine = module.exports as Engine
    this.engine.addGlobalErrorListener((error) =>
      recorder.problem('exception', `view: ${(error as Error)?.stack ?? error}`),
    )
    this.engine.addGlobalWarningListener((message) => {
      if (!harmless.some((pattern) => pattern.test(message))) recorder.problem('template', message)
      return false
    })
    this.engine.globalOptions.throwGlobalError = false
    // Undefined means the attribute's default to the vendors; the engine would write an empty one, which reads as true.
    // And true is written as such: an empty text, which Taro sends for what is gone, would look the same.
    const { prototype } = this.engine.Element
    const { setAttribute } = prototype
    prototype.setAttribute = function (name, value) {
      const vendorValue = asVendor(output.target, (this as { is?: string }).is ?? '', name, value, (message) =>
        recorder.problem('template', message),
      )
      setAttribute.call(this, name, vendorValue === true ? 'true' : (vendorValue ?? false))
    }
    this.space = new this.engine.ComponentSpace(undefined, undefined, undefined, true)
    this.space.updateComponentOptions({ writeIdToDOM: true })
    this.backend = new this.engine.CurrentWindowBackendContext()
    const { source, warnings } = templatesOf(output)
    for (const warning of warnings) recorder.problem('template', warning)
    this.groups = evaluate(dom, `${output.dir}/templates`, () => `(${source})`) as Record<string, unknown>
  }

  /** The compiled template of a page or component. */
  template(file: string): Record<string, unknown> {
    const content = this.groups[file]
    if (!content) throw new Error(`${file} has no template`)
    return { groupList: this.groups, content, fallbackListenerOnNativeNode: true }
  }

  /** A copy of plain data made of the view's own objects: what crosses the bridge of a real device. */
  copy<T>(value: T): T {
    return value === undefined ? value : (this.window.JSON.parse(JSON.stringify(value)) as T)
  }

  close(): void {
    this.window.close()
  }
}

const evaluate = (dom: JSDOM, file: string, read: () => string): unknown =>
  scriptOf(file, read).runInContext(dom.getInternalVMContext())

/** A value as the vendor's element takes it; `refuse` is told of one that a device would show nothing of. */
function asVendor(
  target: Target,
  element: string,
  name: string,
  value: unknown,
  refuse: (message: string) => void,
): unknown {
  try {
    if (target === 'alipay' && element === 'input' && name === 'maxlength' && Number(value) < 0)
      throw new Error(`input has no maxlength ${value}`)
    return value
  } catch (error) {
    refuse((error as Error).message)
    return ''
  }
}

/** Every element below `root` as it is shown (components unfolded), parents first. */
export function* visibleNodes(root: ViewNode): Generator<{ node: ViewNode; depth: number }> {
  const stack: { node: ViewNode; depth: number }[] = [{ node: root, depth: 0 }]
  for (let top = stack.pop(); top; top = stack.pop()) {
    yield top
    const children: ViewNode[] = []
    const element = top.node as ViewElement
    if (typeof element.forEachComposedChild === 'function')
      element.forEachComposedChild((child) => void children.push(child))
    // Only nodes with something on the screen make the tree deeper; templates' virtual ones do not.
    const depth = top.depth + (domOf(top.node) ? 1 : 0)
    for (const child of children.reverse()) stack.push({ node: child, depth })
  }
}

/** The DOM node of a view node; null for virtual ones. */
export const domOf = (node: ViewNode): Node | null => ((node as { $$?: unknown }).$$ as Node | null | undefined) ?? null
