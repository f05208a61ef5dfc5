import { isDeepStrictEqual } from 'node:util'
import { type EndpointRow, endpoints, isList } from '@storefront/contract/endpoints'
import type { Page } from '@storefront/contract/entities/common'
import { errors } from '@storefront/contract/errors'
import { FormatRegistry, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { Converter } from 'opencc-js/cn2t'
import { Api } from '../support/api'
import { examples } from './examples'
import type { Example } from './examples/example'

// TypeBox knows no formats by itself.
FormatRegistry.Set(
  'date-time',
  (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.]\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
)
FormatRegistry.Set('uri', (text) => URL.canParse(text))
FormatRegistry.Set('date', (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)))

const server = process.env.TEST_SERVER_URL ?? ''
const rows = Object.entries(endpoints).flatMap(([domain, all]) =>
  Object.entries(all as Record<string, EndpointRow>).map(([name, row]) => ({
    title: `${row.method} ${row.path}`,
    row,
    make: (examples as unknown as Record<string, Record<string, (api: Api) => Example | Promise<Example>>>)[domain]?.[
      name
    ],
  })),
)
const codes = new Set<string>(Object.values(errors).map(({ code }) => code))
const ErrorReply = Type.Object(
  {
    detail: Type.String({ minLength: 1 }),
    err_code: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { additionalProperties: false },
)

/** The demo shop's owner, who may do everything. */
const OWNER = '13900000001'
/** The owner's sessions of the run: in the mini-program and in the studio, where a number gets a code a minute. */
const owner = new Api(server)

/** Returns the caller of a call: the owner for calls with a permission, a new user for the rest. */
async function callerOf(row: EndpointRow): Promise<Api> {
  const api = new Api(server)
  if (row.auth === 'any' && !row.path.startsWith('/studio/')) return api
  if (row.path.startsWith('/studio/')) {
    if (owner.studio === '') await owner.loginStudio(OWNER)
    api.studio = owner.studio
  } else if (row.auth === 'user') await api.login()
  else {
    if (owner.token === '') await owner.login(OWNER)
    api.token = owner.token
  }
  return api
}

const fill = (path: string, params: Example['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '1')))

/** Why a value is not what a schema says, in words. */
const wrongs = (schema: Parameters<typeof Value.Errors>[0], value: unknown): string[] =>
  [...Value.Errors(schema, value)]
    .slice(0, 5)
    .map(({ path, message, value: at }) => `${path}: ${message}, got ${JSON.stringify(at)}`)

/** Keys of a reply that its schema does not name: what a client may not rely on must not be sent. */
function extras(schema: unknown, value: unknown, at = ''): string[] {
  const { type, properties, items, anyOf, patternProperties } = schema as {
    type?: string
    properties?: Record<string, unknown>
    items?: unknown
    anyOf?: unknown[]
    patternProperties?: object
  }
  if (anyOf) {
    const fits = anyOf.filter((one) => Value.Check(one as never, value))
    const extra = fits.map((one) => extras(one, value, at))
    return extra.find((one) => one.length === 0) ?? extra[0] ?? []
  }
  if (Array.isArray(value) && items) return value.flatMap((one, index) => extras(items, one, `${at}/${index}`))
  if (type === 'object' && properties && !patternProperties && typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      key in properties ? extras(properties[key], inner, `${at}/${key}`) : [`${at}/${key}`],
    )
  return []
}

const toTraditional = Converter({ from: 'cn', to: 't' })
/** Letters that have another case, another width or another kind of characters. */
const isWritten = (text: string): boolean => /[A-Za-z0-9\p{Script=Han}]/u.test(text)
/** Other ways to write the same words. */
const writings: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
  toTraditional,
  (text) => text.split(' ').reverse().join('  '),
]
/** Searches for a text and for another writing of it, again when a job has changed the list's rows meanwhile. */
async function findBoth<Result>(
  find: (search: string) => Promise<Result>,
  text: string,
  other: string,
): Promise<[Result, Result]> {
  for (let tries = 1; ; tries++) {
    const [before, page, after] = [await find(text), await find(other), await find(text)]
    if (isDeepStrictEqual(before, after) || tries === TRIES_MAX) return [after, page]
  }
}
const TRIES_MAX = 5

/** Lists that may be searched; one that has to be has nothing to begin with. */
const isSearched = (row: EndpointRow): boolean =>
  isList(row) && row.query?.properties?.search !== undefined && !row.query.required?.includes('search')
/** Lists that the callers have no rows in: own ones of somebody new, and scans of an event that nobody has come to. */
const EMPTY_LISTS = [
  '/shop/order/',
  '/reservation/resvrecord/',
  '/ops/event/event/{id}/scans/',
  '/ops/event/event/{id}/conflicts/',
]
/** Lists of which a row was searched. */
const searchedLists = new Set<string>()

describe.each(rows)('$title', ({ row, make }) => {
  test('returns 200 and exactly the declared response for its example', async () => {
    const api = await callerOf(row)
    const example = await make?.(api)
    // What staff prepared is called by a visitor.
    if (row.auth === 'any') api.studio = ''
    const reply = await api.call(row.method, fill(row.path, example?.params), {
      body: example?.body,
      query: example?.query ?? {},
    })
    if (example?.refusal) {
      expect(reply.body).toMatchObject({ err_code: errors[example.refusal].code })
      return
    }
    expect({ status: reply.status, body: reply.status === 200 ? undefined : reply.body }).toEqual({
      status: 200,
      body: undefined,
    })
    expect(wrongs(row.reply, reply.body)).toEqual([])
    expect(extras(row.reply, reply.body)).toEqual([])
  })

  if (isSearched(row))
    test('finds what it lists by its words in another order, width, case and kind of characters', async () => {
      const api = await callerOf(row)
      const { params, query = {} } = (await make?.(api)) ?? {}
      const find = async (search?: string) => {
        const { body } = await api.call<Page<object>>(row.method, fill(row.path, params), {
          query: { ...query, limit: 100, search },
        })
        return body
      }
      const textsOf = (value: unknown): string[] =>
        typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)
      const texts = (await find()).results
        .slice(0, 3)
        .flatMap(textsOf)
        .filter((text) => text.length <= 60 && isWritten(text))
      for (const text of new Set(texts)) {
        const page = await find(text)
        if (page.count === 0) continue
        for (const write of writings) {
          const search = write(text)
          const [expected, page] = await findBoth(find, text, search)
          expect({ text, search, page }).toEqual({ text, search, page: expected })
        }
        searchedLists.add(row.path)
        return
      }
    })

  if (row.auth !== 'any')
    test('returns 401 loginRequired to a visitor', async () => {
      const api = new Api(server)
      const reply = await api.call(row.method, fill(row.path), row.body ? { body: {} } : {})
      expect(wrongs(ErrorReply, reply.body)).toEqual([])
      expect([reply.status, (reply.body as { err_code: string }).err_code]).toEqual([401, errors.loginRequired.code])
    })

  // What is refused changes nothing: one caller will do for all refusals.
  let caller: Api | undefined
  if (row.path.includes('{') && !row.body)
    test('answers the id of nothing with a declared reply or error', async () => {
      caller ??= await callerOf(row)
      const params = Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, '999999999']))
      const reply = await caller.call(row.method, fill(row.path, params))
      if (reply.status === 200) caller = undefined
      expect(wrongs(reply.status === 200 ? row.reply : ErrorReply, reply.body)).toEqual([])
      expect(reply.status).toBeLessThan(500)
    })

  if (row.body)
    test.each([
      ['nothing', undefined],
      ['an empty object', {}],
      ['a list', []],
      [
        'numbers for words',
        Object.fromEntries(
          Object.keys((row.body as unknown as { properties?: object }).properties ?? {}).map((key) => [
            key,
            { nested: [1] },
          ]),
        ),
      ],
    ])(
      'rejects %s as a body with a 4xx status and a declared error code, unless its schema allows it',
      async (_, body) => {
        caller ??= await callerOf(row)
        const reply = await caller.call(row.method, fill(row.path), { body })
        if (reply.status === 200) caller = undefined
        // A change of which every part may be left out may be empty.
        if (reply.status === 200 && Value.Check(row.body as NonNullable<typeof row.body>, body)) {
          expect([wrongs(row.reply, reply.body), extras(row.reply, reply.body)]).toEqual([[], []])
          return
        }
        expect(reply.status).toBeGreaterThanOrEqual(400)
        expect(reply.status).toBeLessThan(500)
        expect([errors.loginRequired.status, errors.tooMany.status]).not.toContain(reply.status)
        expect(wrongs(ErrorReply, reply.body)).toEqual([])
        expect(codes).toContain((reply.body as { err_code: string }).err_code)
      },
    )
})

test('every list with a search had a row to search for', () => {
  const paths = rows.filter(({ row }) => isSearched(row)).map(({ row }) => row.path)
  expect(paths.filter((path) => !searchedLists.has(path))).toEqual(EMPTY_LISTS)
})

test('the server offers exactly the declared endpoints, and documents each with its summary and errors', async () => {
  const api = new Api(server)
  type Operation = { summary?: string; description?: string }
  const { paths } = await api.ok<{ paths: Record<string, Record<string, Operation>> }>('GET', '/docs/json')
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      title: `${method.toUpperCase()} ${path.replace(/^\/api(?=\/)/, '')}`,
      ...operation,
    })),
  )
  const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1)
  expect(operations.map(({ title, summary }) => ({ title, summary })).sort(byTitle)).toEqual(
    rows.map(({ title, row: { summary } }) => ({ title, summary })).sort(byTitle),
  )
  for (const { title, row } of rows)
    for (const name of row.errors ?? [])
      expect([title, operations.find((one) => one.title === title)?.description]).toEqual([
        title,
        expect.stringContaining(errors[name].code),
      ])
  expect((await api.call('GET', '/docs/')).status).toBe(200)
})

test('every error that an endpoint declares exists, and error codes are unique', () => {
  expect(rows.flatMap(({ row }) => row.errors ?? []).filter((name) => !(name in errors))).toEqual([])
  expect(codes.size).toBe(Object.keys(errors).length)
})

test('an undeclared path returns 404 notFound', async () => {
  const reply = await new Api(server).call('GET', '/no/such/call/')
  expect([reply.status, (reply.body as { err_code: string }).err_code]).toEqual([404, errors.notFound.code])
})

test('an unknown site returns 404 tenantUnknown', async () => {
  const reply = await new Api(server, 'nobody-here').call('GET', '/mpage/user/pageconfig/')
  expect([reply.status, (reply.body as { err_code: string }).err_code]).toEqual([404, errors.tenantUnknown.code])
})
