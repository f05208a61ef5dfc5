/**
 * Mounts a screen or component like a user meets it, and finds things the way a user does: by visible text,
 * accessible name or role.
 *
 * @example
 *   const screen = await render(<Stepper value={1} onChange={changed} />)
 *   await screen.tap('增加')
 *   expect(screen.text()).toContain('2')
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { TIMEOUT_MS } from '../../scripts/lib/wait.mjs'
import { fire as fireHook, setParams } from './taro'

export { answer, answerRequests, callsOf } from './taro'

/** Calls the page's listeners of a Taro hook (`useDidShow`, `useReachBottom`, …) and lets React settle. */
export const fire = (hook: string, ...args: unknown[]) => act(async () => fireHook(hook, ...args))

interface Options {
  /** The page's address parameters. */
  params?: Record<string, string>
  /** Providers around the component, inside the query client. */
  wrapper?: (props: { children: ReactNode }) => ReactElement
}

const mounted: { root: Root; box: HTMLElement }[] = []

/** Unmounts all; called after each test. */
export function cleanup(): void {
  for (const { root, box } of mounted.splice(0)) {
    act(() => root.unmount())
    box.remove()
  }
}

/** The name assistive technology reads: aria-label, alt, placeholder or the text inside. */
export const nameOf = (node: Element): string =>
  (node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? node.getAttribute('placeholder') ?? node.textContent ?? '').trim()

/** Elements of `scope` named `name`, the innermost of nested ones. */
function elementsNamed(scope: ParentNode, name: string | RegExp): HTMLElement[] {
  const fits = (node: Element) => (typeof name === 'string' ? nameOf(node) === name : name.test(nameOf(node)))
  const all = [...scope.querySelectorAll<HTMLElement>('*')].filter(fits)
  return all.filter((node) => !all.some((other) => other !== node && node.contains(other)))
}

/** Resolves once `check` stops throwing and returns something truthy; React's work is flushed between tries. */
export async function waitFor<T>(check: () => T, timeout = TIMEOUT_MS): Promise<T> {
  const end = Date.now() + timeout
  for (;;) {
    try {
      const value = check()
      if (value) return value
      if (Date.now() > end) throw new Error('still not true')
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
  }
}

export async function render(ui: ReactElement, { params = {}, wrapper: Wrapper }: Options = {}) {
  setParams(params)
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  mounted.push({ root, box })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  const dress = (node: ReactElement) => <QueryClientProvider client={client}>{Wrapper ? <Wrapper>{node}</Wrapper> : node}</QueryClientProvider>
  await act(async () => root.render(dress(ui)))

  const all = (name: string | RegExp) => elementsNamed(document.body, name)
  const get = (name: string | RegExp): HTMLElement => {
    const [first] = all(name)
    if (!first) throw new Error(`nothing is named ${name} in: ${document.body.textContent?.slice(0, 500)}`)
    return first
  }
  return {
    box,
    client,
    /** Everything that can be read, portals included. */
    text: () => document.body.textContent ?? '',
    all,
    get,
    role: (role: string) => [...document.body.querySelectorAll<HTMLElement>(`[role="${role}"]${role === 'button' ? ', button' : ''}`)],
    tap: (target: string | RegExp | Element) =>
      act(async () => void (typeof target === 'string' || target instanceof RegExp ? get(target) : (target as HTMLElement)).click()),
    /** Types into the field named `name`. */
    input: (name: string | RegExp, value: string) =>
      act(async () => {
        // A visible label bears the field's name, too.
        const matches = all(name).flatMap((target) => (target.matches('input, textarea') ? target : (target.querySelector('input, textarea') ?? [])))[0]
        if (!matches) throw new Error(`${name} is no field`)
        // React watches the prototype's setter; setting the property itself would look unchanged to it.
        const proto = matches instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
        Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(matches, value)
        matches.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    waitFor,
    rerender: (next: ReactElement) => act(async () => root.render(dress(next))),
  }
}
