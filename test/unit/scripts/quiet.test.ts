import vm from 'node:vm'
import { waitUntilQuiet } from '../../harness/quiet'
import { Recorder } from '../../harness/recorder'
import { Sandbox } from '../../harness/sandbox'

/** Keeps the processor, as a busy machine does. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('an app whose timer is due after a stall of the process is not quiet before the timer has run', async () => {
  const activity = { pending: 0, lastChange: performance.now() }
  const wait = waitUntilQuiet(activity, 60)
  let isUpdated = false
  setTimeout(() => {
    // What it started follows in a timer of its own.
    setTimeout(() => {
      isUpdated = true
      activity.lastChange = performance.now()
    }, 15)
    block(200)
  }, 5)
  await wait
  expect(isUpdated).toBe(true)
})

test('an app with a call on its way is not quiet until the reply has come', async () => {
  const activity = { pending: 1, lastChange: performance.now() }
  setTimeout(() => Object.assign(activity, { pending: 0, lastChange: performance.now() }), 150)
  await waitUntilQuiet(activity, 40)
  expect(activity.pending).toBe(0)
})

test('an app whose clocks tick comes to rest', async () => {
  const recorder = new Recorder()
  const sandbox = new Sandbox('', recorder, { draw: () => recorder.touch() })
  vm.runInContext('setInterval(() => setTimeout(() => Promise.resolve().then(draw)), 5)', sandbox.context)
  await waitUntilQuiet(recorder, 60)
  sandbox.close()
})
