import { catalogueLanguages, textsOf } from '../../support/catalogues'
import { errorMessage } from '../../../server/src/core/i18n'
import { isValidAnswer, isComplete, percents, VOTE_ERRORS, voteState } from '@storefront/contract/domain/forms/vote'
import fc from 'fast-check'

const at = (ms: number) => new Date(ms).toISOString()
const never = { start: null, end: null, is_exceeded: false }
const single = { id: 1, is_single: true, options: ['a', 'b', 'c'] }
const multiple = { id: 2, is_single: false, options: ['a', 'b'] }

test.each([
  ['without bounds is open', never, 'open'],
  ['starts in the future', { ...never, start: at(1001) }, 'future'],
  ['is open at its start time', { ...never, start: at(1000) }, 'open'],
  ['is over at its end time', { ...never, end: at(1000) }, 'over'],
  ['has been answered', { ...never, end: at(1001), is_exceeded: true }, 'done'],
  ['is over and has been answered', { ...never, end: at(1000), is_exceeded: true }, 'over'],
])('voteState is right: a vote that %s', (_, times, state) => {
  expect(voteState(times, 1000)).toBe(state)
})

test('every state that prevents voting has a message', () => {
  expect(Object.values(VOTE_ERRORS).map((name) => errorMessage('zh-cn', name))).toEqual([
    '投票还未开始',
    '投票已结束',
    '您已投过票',
  ])
})

test('a single choice takes one option, a multiple choice one or more, each once and only if offered', () => {
  expect([[1], [3]].map((ids) => isValidAnswer(single, ids))).toEqual([true, true])
  expect([[], [1, 2], [0], [4], [1.5], [1, 1]].map((ids) => isValidAnswer(single, ids))).toEqual(Array(6).fill(false))
  expect([[1], [2], [2, 1]].map((ids) => isValidAnswer(multiple, ids))).toEqual([true, true, true])
  expect([[], [3], [1, 1]].map((ids) => isValidAnswer(multiple, ids))).toEqual([false, false, false])
})

test('a ballot is complete when every question has a choice', () => {
  expect(isComplete([single, multiple], { 1: [1], 2: [2] })).toBe(true)
  expect(isComplete([single, multiple], { 1: [1] })).toBe(false)
  expect(isComplete([single, multiple], {})).toBe(false)
  expect(isComplete([single], { 1: [1], 99: [5] })).toBe(true)
})

test('percentages have one decimal and the order of the options', () => {
  expect(percents(3, { 1: 1, 2: 1, 3: 1 })).toEqual([33.3, 33.3, 33.3])
  expect(percents(3, { 3: 2, 1: 1 })).toEqual([33.3, 0, 66.7])
  expect(percents(2, {})).toEqual([0, 0])
  expect(percents(2, { 1: 1, 2: 1999 })).toEqual([0.1, 100])
})

test('percentages sum to 100 within rounding, and more votes never give a smaller one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }), (counts) => {
      const shares = percents(counts.length, Object.fromEntries(counts.map((count, index) => [index + 1, count])))
      const sum = shares.reduce((all, share) => all + share, 0)
      if (counts.every((count) => count === 0)) return expect(sum).toBe(0)
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(0.05 * counts.length + 1e-6)
      // The more chosen, the larger.
      counts.forEach((count, index) => {
        counts.forEach((other, at) => {
          if (count > other) expect(shares[index]).toBeGreaterThanOrEqual(shares[at] ?? 0)
        })
      })
    }),
  )
})

test.each(catalogueLanguages)('the messages of the client equal those of the server: %s', (language) => {
  const texts = textsOf(language, 'subpackage')
  for (const [why, name] of Object.entries(VOTE_ERRORS))
    expect(texts.get(`interact.vote.closed.${why}`)).toBe(errorMessage(language, name))
})
