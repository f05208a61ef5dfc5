export interface Answer<T> {
  data: T
  /** Names the session of the caller, if the request began it. */
  token: string | null
}

/**
 * Runs a query of Vendure's shop API.
 * @throws Error with the reply when the query, or an order's step in it, was refused
 */
export async function queryShop<T>(url: string, query: string, token?: string): Promise<Answer<T>> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  })
  const text = await reply.text()
  const { data, errors }: { data: T; errors?: unknown } = JSON.parse(text)
  if (errors || text.includes('"errorCode"')) throw new Error(`Vendure refuses ${query}: ${text.slice(0, 500)}`)
  return { data, token: reply.headers.get('vendure-auth-token') }
}
