import type { FastifyInstance } from 'fastify'

/** Brackets inside brackets: forms and page modules nest a dozen deep at most. */
const DEPTH_MAX = 50
export const TOO_DEEP = 'BODY_TOO_DEEP'

/** Whether a JSON text nests brackets deeper than `max`; brackets inside strings do not count. */
export function isDeeper(text: string, max: number): boolean {
  let depth = 0
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (isString) {
      if (char === '\\') at++
      else if (char === '"') isString = false
    } else if (char === '"') isString = true
    else if (char === '{' || char === '[') {
      if (++depth > max) return true
    } else if (char === '}' || char === ']') depth--
  }
  return false
}

/**
 * Reads JSON bodies, which may be empty. Whatever walks a body later (checks, hashes) calls itself for each level, so
 * one that nests too deep is refused before it is parsed.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else if (isDeeper(body, DEPTH_MAX))
      done(Object.assign(new Error('the body nests too deep'), { code: TOO_DEEP, statusCode: 400 }))
    else parse(request, body, done)
  })
}
