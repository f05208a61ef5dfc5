import { Value } from '@sinclair/typebox/value'
import { allEndpoints, type EndpointRow } from '@storefront/contract/endpoints'

const isParameter = (segment: string): boolean => segment.startsWith('{')
const segmentsOf = (path: string): string[] => path.split('/')
const parameters = ({ path }: EndpointRow): number => segmentsOf(path).filter(isParameter).length

/** All declarations with the segments of their paths; `/note/note/mine/` stands before `/note/note/{id}/`. */
const declarations = [...allEndpoints]
  .sort((a, b) => parameters(a) - parameters(b))
  .map((row) => ({ row, segments: segmentsOf(row.path) }))

/** Returns the declaration of a call by its address within the API, undefined for a path outside of the table. */
function declarationOf(method: string, path: string): EndpointRow | undefined {
  const called = segmentsOf(path)
  return declarations.find(
    ({ row, segments }) =>
      row.method === method &&
      segments.length === called.length &&
      segments.every((one, index) => isParameter(one) || one === called[index]),
  )?.row
}

/** Throws where a successful reply is not the one that the endpoint table declares for the call. */
export function assertDeclaredReply(method: string, url: string, body: unknown): void {
  const path = url.replace(/^\/api(?:-t\/[^/]+)?/, '').replace(/\?.*$/, '')
  const row = declarationOf(method, path)
  if (!row || Value.Check(row.reply, body)) return
  const wrong = [...Value.Errors(row.reply, body)].slice(0, 5).map(({ path: at, message }) => `${at}: ${message}`)
  throw new Error(`${method} ${path} replied with something undeclared: ${wrong.join('; ')}`)
}
