import { until } from '../../scripts/lib/wait.mjs'
import { syntheticProduct } from '../support/long-list'
import type { Page } from './support'

/**
 * Answers the product list, and a module's items, with `count` products that no shop has, inside the page: asking for
 * ten thousand over the wire would be the test's longest part, and the browser would remember each request.
 */
export const answerProducts = (page: Page, count: number) =>
  page.addInitScript({
    content: `{
      const make = ${syntheticProduct.toString()};
      const real = window.fetch;
      window.replies = 0;
      window.fetch = (url, init) => {
        const { pathname, searchParams } = new URL(url, location.href);
        if (!/[/](shop[/]product|page[/]module[/]\\d+[/]data)[/]$/.test(pathname)) return real.call(window, url, init);
        window.replies += 1;
        const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)));
        const results = Array.from({ length: Math.max(0, Math.min(limit, ${count} - offset)) }, (_, at) => make(offset + at));
        return Promise.resolve(new Response(JSON.stringify({ count: ${count}, results })));
      };
    }`,
  })
export const countReplies = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'replies')))
export const countElements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length)

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => {
    const screen = document.querySelector('.taro_page:not(.taro_page_shade)')
    if (screen) screen.scrollTop = to
  }, top)

/** Goes on to the end of what is there, by the button that waits for no delay of scrolling, until `calls` were made. */
export const readOn = (page: Page, calls: number): Promise<void> =>
  page.evaluate(
    (minimum) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const screen = document.querySelector('.taro_page:not(.taro_page_shade)')
          if (screen) screen.scrollTop = screen.scrollHeight
          const buttons = [...(screen?.querySelectorAll('button') ?? [])]
          buttons.find(({ textContent }) => textContent === '加载更多')?.click()
          if (Number(Reflect.get(window, 'replies')) < minimum) return
          clearInterval(timer)
          resolve()
        }, 5)
      }),
    calls,
  )

/** Reads a value once nothing moves any more: evicted pages are loaded, and new ones are measured. */
export async function atRest<T>(page: Page, read: () => Promise<T>): Promise<T> {
  let last = ''
  let still = 0
  const { value } = await until(
    async () => {
      const value = await read()
      const now = `${JSON.stringify(value)} ${await countReplies(page)}`
      still = now === last ? still + 1 : 0
      last = now
      return still >= 5 ? { value } : null
    },
    { what: 'the list to rest' },
  )
  return value
}
