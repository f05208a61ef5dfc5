import { longestTasksOf, scriptTimeOf } from '../../../bench/first-screen'

const event = (name: string, ts: number, dur: number, pid = 7, tid = 1) => ({ name, ts, dur, pid, tid })

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

test('longestTasksOf tells tasks of script from others, on the main thread of the page alone', () => {
  const task = (ts: number, dur: number, pid = 7, tid = 1) => event('ThreadControllerImpl::RunTask', ts, dur, pid, tid)
  const events = [
    event('largestContentfulPaint::Candidate', 500, 0),
    task(0, 90_000),
    event('FunctionCall', 1000, 20_000),
    task(100_000, 40_000),
    event('EvaluateScript', 101_000, 38_000),
    event('FunctionCall', 102_000, 30_000),
    task(200_000, 300_000, 8),
    task(200_000, 300_000, 7, 2),
  ]
  expect(longestTasksOf(events)).toEqual({ script: 40, layout: 90 })
  expect(longestTasksOf([])).toEqual({ script: 0, layout: 0 })
})
