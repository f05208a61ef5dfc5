import { PAGE_SIZE } from '@storefront/contract/constants'
import { act, fireEvent } from '@testing-library/react/pure'
import type { HttpReply, HttpRequest } from '@/platform/http/types'

/** A server of lists for tests of their screens: remembers what was asked, answers from a script. */
type Answer = (params: URLSearchParams, path: string) => HttpReply | Promise<HttpReply>

let log: { path: string; query: Record<string, string>; limit: number }[] = []
/** Frequent searches of others. */
let words: readonly string[] = []
let answer: Answer = () => ({ status: 200, body: { count: 0, results: [] } })

/** Stands in for platform/http's `send`. */
export const sendToScript = async ({ url }: HttpRequest): Promise<HttpReply> => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const limit = Number(searchParams.get('limit') ?? PAGE_SIZE)
  for (const own of ['_sid', 'c_domain', 'limit']) searchParams.delete(own)
  const path = pathname.replace(/^\/api/, '')
  log.push({ path, query: Object.fromEntries(searchParams), limit })
  if (path === '/base/search/word/') return pageOf(words.map((word) => ({ word })))
  return answer(searchParams, path)
}

export function answerLists(by: Answer, frequentWords: readonly string[] = []): void {
  words = frequentWords
  log = []
  answer = by
}

/** The questions of a resource's list so far, not those that count it or recommend a few. */
export const askedOf = (path: string): Record<string, string>[] =>
  log.filter((one) => one.path === path && one.limit >= PAGE_SIZE).map(({ query }) => query)

/** The queries of a call so far. */
export const askedFor = (path: string): Record<string, string>[] =>
  log.filter((one) => one.path === path).map(({ query }) => query)

/** The queries by which a resource was counted so far. */
export const countedOf = (path: string): Record<string, string>[] =>
  log.filter((one) => one.path === path && one.limit === 1).map(({ query }) => query)

export const pageOf = (results: readonly object[], count = results.length): HttpReply => ({
  status: 200,
  body: { count, results },
})

export const product = (id: number, name = `商品${id}`) => ({
  id,
  name,
  abstract: '',
  ctype: 'shop.product',
  price: '10.00',
  price_marked: null,
  promotion_price: null,
  main_image: null,
  mobile_url: '',
  count_purchase: 0,
  is_sold_out: false,
  tags: [],
})

/** Enter, in the first field. */
export async function pressEnter(): Promise<void> {
  const field = document.querySelector('input')
  if (!field) throw new Error('no field to press Enter in')
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))
}
