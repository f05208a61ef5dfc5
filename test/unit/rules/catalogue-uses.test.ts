import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { namespaces, textsOf } from '../../support/catalogues'
import { sources } from './sources'

const source = sources('src', 'contract', 'server/src', 'studio/src', 'gallery')
  .map(({ code }) => code)
  .join('\n')
const texts = new Map(namespaces.flatMap((namespace) => [...textsOf(DEFAULT_LANGUAGE, namespace)]))

/** Keys in code, those that a text includes, and the beginnings of keys whose end is computed. */
const literals = new Set([...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key = '']) => key))
const included = new Set(
  [...texts.values()].flatMap((text) => [...text.matchAll(/\$t\(([\w.-]+)/g)].map(([, key = '']) => key)),
)
const prefixes = [...source.matchAll(/`(\w[\w-]*[.][\w.-]*)\$\{/g)].map(([, prefix = '']) => prefix)

test('every text of the catalogues is shown somewhere', () => {
  expect(texts.size).toBeGreaterThan(2000)
  const unused = [...texts.keys()]
    .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''))
    .filter((key) => !literals.has(key) && !included.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
  expect(unused).toEqual([])
})
