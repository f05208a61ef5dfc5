import { hits, sources } from './sources'

const families = sources('server/src/families')
/** What a client sent, by the names that it has in handlers and services. */
const INPUT = '(?:body|query|params|input|given|raw|sent)'

test('no handler spreads what a client sent: each column is named', () => {
  expect(families.length).toBeGreaterThan(80)
  expect(hits(families, new RegExp(`\\.\\.\\.(?:\\w+\\.)?${INPUT}\\b`))).toEqual([])
})

test('no handler gathers the rest of what a client sent', () => {
  expect(hits(families, new RegExp(`\\.\\.\\.\\w+\\s*\\}\\s*=\\s*(?:\\w+\\.)?${INPUT}\\b`))).toEqual([])
})

test('no statement takes what a client sent as it came', () => {
  expect(hits(families, new RegExp(`\\.(?:values|set)\\((?:\\w+\\.)?${INPUT}\\)`))).toEqual([])
})
