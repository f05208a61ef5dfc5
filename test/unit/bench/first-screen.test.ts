import { scriptTimeOf } from '../../../bench/first-screen'

const event = (name: string, ts: number, dur: number, pid = 7) => ({ name, ts, dur, pid })

test('scriptTimeOf adds up the scripts of the page before its largest paint, and counts nested ones once', () => {
  const events = [
    event('EvaluateScript', 1000, 4000),
    event('FunctionCall', 2000, 1000),
    event('FunctionCall', 4000, 3000),
    event('FunctionCall', 8000, 500, 8),
    event('ParseHTML', 8000, 900),
    event('largestContentfulPaint::Candidate', 7500, 0),
    event('v8.compile', 9000, 2000),
    event('largestContentfulPaint::Candidate', 12_000, 0),
    event('EvaluateScript', 13_000, 9000),
  ]
  expect(scriptTimeOf(events)).toBe(8)
  expect(scriptTimeOf([])).toBe(0)
})
