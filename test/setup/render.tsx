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
// Without its own hooks: an app that is started anew within a test brings this file along.
import { act, cleanup, fireEvent, render as mount, waitFor as waitForCheck } from '@testing-library/react/pure'
import type { ReactElement, ReactNode } from 'react'
import { TIMEOUT_MS } from '../../scripts/lib/wait.mjs'
import { fire as fireHook, setParams } from './taro'

export { answer, answerRequests, callsOf } from './taro'
export { cleanup }

/** Calls the page's listeners of a Taro hook (`useDidShow`, `useReachBottom`, …) and lets React settle. */
export const fire = (hook: string, ...args: unknown[]) => act(async () => fireHook(hook, ...args))

interface Options {
  /** The page's address parameters. */
  params?: Record<string, string>
  /** Providers around the component, inside the query client. */
  wrapper?: (props: { children: ReactNode }) => ReactElement
}

/** The name assistive technology reads: aria-label, alt, placeholder or the text inside. */
export const nameOf = (node: Element): string =>
  (
    node.getAttribute('aria-label') ??
    node.getAttribute('alt') ??
    node.getAttribute('placeholder') ??
    node.textContent ??
    ''
  ).trim()

/** Elements of `scope` named `name`, the innermost of nested ones. */
function elementsNamed(scope: ParentNode, name: string | RegExp): HTMLElement[] {
  const fits = (node: Element) => (typeof name === 'string' ? nameOf(node) === name : name.test(nameOf(node)))
  const all = [...scope.querySelectorAll<HTMLElement>('*')].filter(fits)
  return all.filter((node) => !all.some((other) => other !== node && node.contains(other)))
}

/** Resolves with the first truthy value of `check`; one that throws is tried again. */
export const waitFor = <T,>(check: () => T, timeout = TIMEOUT_MS): Promise<T> =>
  waitForCheck(
    () => {
      const value = check()
      if (!value) throw new Error('still not true')
      return value
    },
    { timeout, interval: 5 },
  )

export async function render(ui: ReactElement, { params = {}, wrapper: Wrapper }: Options = {}) {
  setParams(params)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{Wrapper ? <Wrapper>{children}</Wrapper> : children}</QueryClientProvider>
  )
  // What the first effects began settles with it.
  const { container: box, rerender } = await act(async () => mount(ui, { wrapper }))

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
    role: (role: string) => [
      ...document.body.querySelectorAll<HTMLElement>(`[role="${role}"]${role === 'button' ? ', button' : ''}`),
    ],
    tap: (target: string | RegExp | Element) =>
      act(
        async () => void fireEvent.click(typeof target === 'string' || target instanceof RegExp ? get(target) : target),
      ),
    /** Types into the field named `name`. */
    input: (name: string | RegExp, value: string) =>
      act(async () => {
        // A visible label bears the field's name, too.
        const matches = all(name).flatMap((target) =>
          target.matches('input, textarea') ? target : (target.querySelector('input, textarea') ?? []),
        )[0]
        if (!matches) throw new Error(`${name} is no field`)
        fireEvent.input(matches, { target: { value } })
      }),
    waitFor,
    rerender: (next: ReactElement) => act(async () => rerender(next)),
  }
}
