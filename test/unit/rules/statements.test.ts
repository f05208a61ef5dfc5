import { hits, sources } from './sources'

const families = sources('server/src/families')
/** What a client sent, by the names that it has in handlers and services. */
const INPUT = '(?:body|query|params|input|given|raw|sent)'

test('no handler spreads client input', () => {
  expect(families.length).toBeGreaterThan(80)
  expect(hits(families, new RegExp(`\\.\\.\\.(?:\\w+\\.)?${INPUT}\\b`))).toEqual([])
})

test('no handler collects client input with a rest pattern', () => {
  expect(hits(families, new RegExp(`\\.\\.\\.\\w+\\s*\\}\\s*=\\s*(?:\\w+\\.)?${INPUT}\\b`))).toEqual([])
})

test('no statement takes client input as a whole object', () => {
  expect(hits(families, new RegExp(`\\.(?:values|set)\\((?:\\w+\\.)?${INPUT}\\)`))).toEqual([])
})
