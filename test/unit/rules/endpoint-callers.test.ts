import { allEndpoints } from '@storefront/contract/endpoints'
import { type Source, sources } from './sources'

/** Calls whose screens do not exist yet (docs/community.md, docs/promotion.md). A row goes when its screen comes. */
const NO_SCREEN = [
  'POST /gamification/reading/',
  'GET /gamification/invite/',
  'POST /gamification/invite/',
  'GET /raffle/raffle/',
  'GET /raffle/raffle/{id}/',
  'POST /raffle/raffle/{id}/join/',
  'POST /raffle/raffle/{id}/spin/',
  'POST /raffle/spin/{id}/seen/',
  'GET /raffle/box/',
  'POST /raffle/box/',
  'GET /raffle/raffle/{id}/draw/',
  'GET /raffle/winner/',
  'GET /raffle/prize/',
  'POST /raffle/prize/{id}/claim/',
  'GET /raffle/promoter/',
  'POST /raffle/promoter/',
  'GET /distribution/promoter/',
  'POST /distribution/promoter/',
  'GET /distribution/partner/{code}/',
  'GET /disteventreg/partner/{code}/',
  'GET /distribution/distributionintro/event/{code}/',
  'GET /distribution/distributionintro/product/{code}/',
  'GET /distribution/message/',
  'GET /distribution/team/',
  'GET /distribution/goods/',
  'POST /distribution/link/',
  'POST /distribution/visit/',
  'GET /distribution/income/',
  'GET /distribution/statement/',
  'GET /shop/withdrawal/{id}/income/',
  'GET /ops/gamification/rule/',
  'PUT /ops/gamification/rule/{trigger}/',
  'GET /ops/gamification/level/',
  'PUT /ops/gamification/level/',
  'GET /ops/gamification/user/',
  'GET /ops/gamification/user/{uuid}/ledger/',
  'POST /ops/gamification/user/{uuid}/grant/',
  'GET /ops/gamification/flag/',
  'POST /ops/gamification/flag/{id}/process/',
  'GET /ops/raffle/raffle/',
  'GET /ops/raffle/raffle/{id}/',
  'POST /ops/raffle/raffle/',
  'PUT /ops/raffle/raffle/{id}/',
  'POST /ops/raffle/raffle/{id}/process/',
  'GET /ops/raffle/raffle/{id}/prize/',
  'POST /ops/raffle/prize/{id}/process/',
  'GET /ops/raffle/promoter/',
  'POST /ops/raffle/promoter/{id}/process/',
  'GET /ops/distribution/promoter/',
  'POST /ops/distribution/promoter/{id}/process/',
  'POST /ops/distribution/promoter/{id}/kind/',
  'GET /ops/distribution/rate/',
  'PUT /ops/distribution/rate/',
  'DELETE /ops/distribution/rate/{id}/',
  'GET /ops/distribution/setting/',
  'PUT /ops/distribution/setting/',
  'GET /ops/distribution/income/',
  'GET /ops/analytics/funnel/',
] as const

/** Calls that the app makes nowhere, each with the reason. Anything else of the table has its screen, or its use on one. */
const uncalled: Readonly<Record<string, string>> = {
  'GET /event/ticket/{id}/': 'one type of ticket for other clients (spec 7); the screens load all types of an event at once',
  'POST /base/node/{id}/children/': 'the same as the GET, which the app uses, for clients that ask by POST (spec 7)',
  'POST /note/note/{id}/comment/': 'the same as POST /comment/threadedcomment/, which the app uses, for clients that know notes alone (spec 7)',
  'POST /post/article/{id}/comment/': 'the same as POST /comment/threadedcomment/, for clients that know articles alone (spec 7)',
  'GET /note/note/{id}/comment/mine/': 'own comments stand among all of a note, and all own ones on a screen (spec 7)',
  'GET /post/article/comment/mine/': 'own comments stand among all of an article, and all own ones on a screen (spec 7)',
  ...Object.fromEntries(NO_SCREEN.map((key) => [key, 'no screen yet'])),
  'GET /ops/event/event/{id}/verify/': 'looks at a code without redeeming it, for other clients (spec 7); the scanner redeems',
  'GET /form/form/{slug}/options/{name}/': 'asked by its address, like the lists of other servers (services/remote-options)',
}

const files = sources('src')
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What makes a call: a key that is handed to `call` or `requestOf` or stands in a table of keys, or an upload's path. */
const callPattern = (key: string, path: string): RegExp =>
  new RegExp(`\\b(?:call|requestOf)\\(\\s*'${literally(key)}'|\\b\\w+: '${literally(key)}'|\\bupload\\('${literally(path)}'`)

/** Under which name `code` offers what stands at `at`: a property of its calls (`order: (number) => ...`), or a function. */
function nameAt(code: string, at: number): { readonly name: string; readonly isProperty: boolean } | undefined {
  const [, row] = /^(\w+): '/.exec(code.slice(at)) ?? []
  if (row !== undefined) return { name: row, isProperty: true }
  const last = [...code.slice(0, at).matchAll(/^(?: {2}(\w+): |export (?:async )?(?:const|function) (\w+))/gm)].at(-1)
  const name = last?.[1] ?? last?.[2]
  return name === undefined ? undefined : { name, isProperty: last?.[1] !== undefined }
}

/** Whether what a file of services offers is used: its property anywhere, its function in another file. */
function isUsed({ file, code }: Source, at: number): boolean {
  const offer = nameAt(code, at)
  if (!offer) return false
  const use = new RegExp(offer.isProperty ? `\\.${offer.name}\\b` : `\\b${offer.name}\\b`)
  return files.some((other) => (offer.isProperty || other.file !== file) && use.test(other.code))
}

const isCalled = (key: string, path: string): boolean =>
  files.some((source) => {
    const at = source.code.search(callPattern(key, path))
    return at >= 0 && (!source.file.startsWith('src/services/') || isUsed(source, at))
  })

const calls = allEndpoints.map(({ method, path }) => ({ key: `${method} ${path}`, isCalled: isCalled(`${method} ${path}`, path) }))

test('every endpoint of the table is used in the app or has a reason not to be', () => {
  expect(calls.filter((one) => !one.isCalled && !(one.key in uncalled)).map(({ key }) => key)).toEqual([])
})

test('a reason is given only for endpoints that are not used', () => {
  expect(Object.keys(uncalled).filter((key) => calls.find((one) => one.key === key)?.isCalled !== false)).toEqual([])
})
