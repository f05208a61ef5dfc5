import { domOf, visibleNodes, type ViewElement, type ViewNode } from './view'

/** A whole name, or a pattern within it. */
export type Name = string | RegExp

export interface FindOptions {
  /** Only below an element with this class, role or name. */
  within?: Name
  /** Index among several matches, from 0; negative counts from the end. Default 0. */
  nth?: number
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Whether an element or one around it is hidden by attribute or inline style. */
export function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('hidden') && at.getAttribute('hidden') !== 'false') return true
    if (/display:\s*none|visibility:\s*hidden/.test(at.getAttribute('style') ?? '')) return true
  }
  return false
}

/** Text as a reader sees it: that of hidden parts is left out. */
export function readableText(root: Node): string {
  let text = ''
  const walk = (node: Node) => {
    if (node.nodeType === 3) text += node.textContent ?? ''
    if (node.nodeType === 1) {
      const element = node as HTMLElement
      if (isHiddenItself(element)) return
      if (/^(?:input|textarea)$/i.test(element.tagName)) text += ` ${fieldValue(element)} `
    }
    for (const child of node.childNodes) walk(child)
    if (node.nodeType === 1 && !/^text$/i.test((node as Element).tagName)) text += ' '
  }
  walk(root)
  return squeeze(text)
}

const isHiddenItself = (element: Element): boolean =>
  (element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'false') ||
  /display:\s*none/.test(element.getAttribute('style') ?? '')

/** Returns the value of a field. */
export const fieldValue = (element: Element): string => {
  const inputValue = (element as HTMLInputElement).value
  return inputValue === undefined || inputValue === '' ? (element.getAttribute('value') ?? '') : inputValue
}

/** The names an element goes by: its label, its placeholder, its text. */
function namesOf(element: Element): string[] {
  const labels = ['aria-label', 'placeholder', 'alt', 'title']
    .map((key) => element.getAttribute(key))
    .filter((value): value is string => Boolean(value))
  return [...labels, squeeze(element.textContent ?? '')].filter((name) => name !== '')
}

const fits = (value: string, name: Name): boolean => (typeof name === 'string' ? value === name : name.test(value))

/** Elements of a page by what a user sees, hears or (rarely) by class. */
export class Finder {
  constructor(
    private readonly root: () => ViewNode,
    private readonly scope: () => Element,
  ) {}

  /** Visible elements named so; of nested ones the innermost, since a name of text is shared by all that wrap it. */
  elementsNamed(name: Name, { within }: FindOptions = {}): Element[] {
    const scopes = within === undefined ? [this.scope()] : this.scopes(within)
    const matches = scopes
      .flatMap((scope) => [...scope.querySelectorAll('*')])
      .filter((element) => namesOf(element).some((own) => fits(own, name)) && !isHidden(element))
    return matches.filter((element) => !matches.some((other) => other !== element && element.contains(other)))
  }

  private scopes(within: Name): Element[] {
    if (typeof within === 'string' && /^[.#][\w-]+$/.test(within)) return [...this.scope().querySelectorAll(within)]
    return [...this.scope().querySelectorAll('*')].filter((element) =>
      [element.getAttribute('aria-label'), element.getAttribute('aria-role'), element.getAttribute('role')].some(
        (value) => value !== null && fits(value, within),
      ),
    )
  }

  /** The one meant, or an error that shows the page. */
  one(name: Name, options: FindOptions = {}): Element {
    const all = this.elementsNamed(name, options)
    const match = all.at(options.nth ?? 0)
    if (!match)
      throw new Error(
        `nothing is named ${name}${options.within ? ` within ${options.within}` : ''} on the page: ${readableText(this.scope()).slice(0, 800)}`,
      )
    return match
  }

  /** A field by its placeholder, its label or the words beside it. */
  field(name: Name, options: FindOptions = {}): Element {
    const isField = (element: Element) =>
      /^(?:input|textarea|switch|slider|picker|checkbox|radio)$/i.test(element.tagName)
    const direct = this.elementsNamed(name, options)
      .filter(isField)
      .at(options.nth ?? 0)
    if (direct) return direct
    // Words beside a field: the nearest one after them in the smallest box that holds both.
    for (const words of this.elementsNamed(name, options)) {
      for (let box: Element | null = words; box && box !== this.scope().parentElement; box = box.parentElement) {
        const inside = [...box.querySelectorAll('*')].filter((element) => isField(element) && !isHidden(element))
        if (inside.length > 0)
          return inside.find((element) => words.compareDocumentPosition(element) & 4) ?? (inside[0] as Element)
      }
    }
    throw new Error(`no field is named ${name} on the page: ${readableText(this.scope()).slice(0, 800)}`)
  }

  /** The engine's element behind a DOM one. */
  elementOf(dom: Element): ViewElement {
    for (const { node } of visibleNodes(this.root())) if (domOf(node) === dom) return node as ViewElement
    throw new Error('the element is no longer on the page')
  }
}
