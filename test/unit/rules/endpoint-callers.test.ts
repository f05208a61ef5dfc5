import { allEndpoints, type EndpointRow } from '@storefront/contract/endpoints'
import { resourceNames } from '@storefront/contract/resources'
import { type Source, sources } from './sources'

/**
 * Calls that the app makes nowhere, each with the reason. Anything else of the table has its screen, or its use on one.
 */
const uncalled: Readonly<Record<string, string>> = {
  'GET /event/event/{id}/{slug}/': 'the address of the specification with both (spec 7); the app asks by one of them',
  'GET /event/ticket/{id}/':
    'one type of ticket for other clients (spec 7); the screens load all types of an event at once',
  'POST /base/node/{id}/children/': 'the same as the GET, which the app uses, for clients that ask by POST (spec 7)',
  'POST /note/note/{id}/comment/':
    'the same as POST /comment/threadedcomment/, which the app uses, for clients that know notes alone (spec 7)',
  'POST /post/article/{id}/comment/':
    'the same as POST /comment/threadedcomment/, for clients that know articles alone (spec 7)',
  'GET /note/note/{id}/comment/mine/': 'own comments stand among all of a note, and all own ones on a screen (spec 7)',
  'GET /post/article/comment/mine/':
    'own comments stand among all of an article, and all own ones on a screen (spec 7)',
  'GET /ops/event/event/{id}/verify/':
    'looks at a code without redeeming it, for other clients (spec 7); the scanner redeems',
  'GET /studio/voteoption/': 'a vote shows its results by days on its page; staff have this list as a file',
  'GET /form/form/{slug}/options/{name}/':
    'asked by its address, like the lists of other servers (services/remote-options)',
}

/** The studio's calls are in its own client (studio/src/calls). */
const files = sources('src', 'studio/src')
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns the pattern of a call: a key passed to `call` or `requestOf` or listed in a table of keys, or an upload's
 * path.
 */
const callPattern = (key: string, path: string): RegExp =>
  new RegExp(
    `\\b(?:call|requestOf)\\(\\s*'${literally(key)}'|\\b\\w+: '${literally(key)}'|\\bupload\\('${literally(path)}'`,
  )

/**
 * Returns the name under which `code` exports the call at `at`: a property of its calls (`order: (number) => ...`), or
 * a function.
 */
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

const isCalled = (key: string, path: string): boolean => {
  const pattern = callPattern(key, path)
  return files.some((source) => {
    // The pattern takes a hundred times as long as a look for the path, which few files have.
    const at = source.code.includes(path) ? source.code.search(pattern) : -1
    return at >= 0 && (!source.file.startsWith('src/services/') || isUsed(source, at))
  })
}

/** The calls of resources are made by their names: one template for all of them. */
const resourceCalls = files.find(({ file }) => file.endsWith('resource/resource-calls.ts'))?.code ?? ''
const isResourceCall = ({ method, path }: EndpointRow): boolean => {
  const name = resourceNames.find((one) => path.startsWith(`/studio/${one}/`))
  const rest = path.slice(`/studio/${name}/`.length)
  return (
    name !== undefined &&
    resourceCalls.includes(`call(\`${method} \${${rest === 'bulk/' ? 'bulkAt(name)}' : `at(name)}${rest}`}\``)
  )
}

const calls = allEndpoints.map((row) => ({
  key: `${row.method} ${row.path}`,
  isCalled: isCalled(`${row.method} ${row.path}`, row.path) || isResourceCall(row),
}))

test('every endpoint of the table is used in the app or has a reason not to be', () => {
  expect(calls.filter((one) => !one.isCalled && !(one.key in uncalled)).map(({ key }) => key)).toEqual([])
})

test('a reason is given only for endpoints that are not used', () => {
  expect(Object.keys(uncalled).filter((key) => calls.find((one) => one.key === key)?.isCalled !== false)).toEqual([])
})
