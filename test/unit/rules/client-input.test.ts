import { hits, sources } from './sources'

const domains = sources('server/src/domains')
/** Names of a client's input in handlers and services. */
const INPUT = '(?:body|query|params|input|given|raw|sent)'

test('no handler spreads client input', () => {
  expect(domains.length).toBeGreaterThan(80)
  expect(hits(domains, new RegExp(`\\.\\.\\.(?:\\w+\\.)?${INPUT}\\b`))).toEqual([])
})

test('no handler collects client input with a rest pattern', () => {
  expect(hits(domains, new RegExp(`\\.\\.\\.\\w+\\s*\\}\\s*=\\s*(?:\\w+\\.)?${INPUT}\\b`))).toEqual([])
})

test('no statement takes client input as a whole object', () => {
  expect(hits(domains, new RegExp(`\\.(?:values|set)\\((?:\\w+\\.)?${INPUT}\\)`))).toEqual([])
})
