import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@storefront/contract/endpoints'

const root = join(__dirname, '../../..')
const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // The matrix of abilities names calls and sends none.
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('abilities/'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

/** Calls of the page's section 7.7, each with why nothing of ours sends it. */
function reasonsOf(page: string): [string, string][] {
  const section = page.split('### 7.7 ')[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^\| `([A-Z]+ [^`]+)` \| (.+) \|$/gm)].map(([, call = '', why = '']) => [call, why])
}

const reasons = reasonsOf(readFileSync(join(root, 'docs/specification.md'), 'utf8'))

test('every call is sent by the storefront or the studio, or the specification says why it is not', () => {
  const text = [...sourcesOf('src'), ...sourcesOf('studio/src')].join('\n')
  const keys = allEndpoints
    .map(({ method, path }) => `${method} ${path}`)
    .filter((key) => !/ \/studio\/ops\//.test(key))
  // Calls of resources are built from the resource's name.
  const uncalled = keys.filter(
    (key) => !text.includes(`'${key}'`) && !/ \/studio\/[a-z]+\/(\{id\}\/(restore\/)?|bulk\/)?$/.test(key),
  )
  expect(uncalled.toSorted()).toEqual(reasons.map(([key]) => key).toSorted())
})

test('every reason is a sentence', () => expect(reasons.filter(([, why]) => why.length < 8)).toEqual([]))
