import childProcess, { type ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { run, start } from '../../../scripts/lib/spawn.mjs'

const SILENCE = 1000

/** A child that does what the test says, at the moments that the test says. */
function fakeChild() {
  const child = Object.assign(new EventEmitter(), {
    stdout: new EventEmitter(),
    stderr: new EventEmitter(),
    exitCode: null,
    signalCode: null,
    kill: jest.fn(),
  })
  jest.spyOn(childProcess, 'spawn').mockReturnValue(child as unknown as ChildProcess)
  // Its group is that of no process.
  jest.spyOn(process, 'kill').mockReturnValue(true)
  return Object.assign(child, { pid: 4_000_000 })
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('run does not stop a command that prints within the silence limit', async () => {
  const child = fakeChild()
  const exit = run('work', [], { silence: SILENCE })
  for (const line of ['one', 'two', 'three']) {
    jest.advanceTimersByTime(SILENCE - 1)
    child.stdout.emit('data', Buffer.from(`${line}\n`))
  }
  child.emit('close', 0)
  expect(await exit).toEqual({ code: 0, output: 'one\ntwo\nthree\n' })
  expect(process.kill).not.toHaveBeenCalled()
})

test('run kills a command that prints nothing until the silence limit, and its output shows why', async () => {
  const child = fakeChild()
  const exit = run('hang', [], { silence: SILENCE })
  jest.advanceTimersByTime(SILENCE)
  expect(process.kill).toHaveBeenCalledWith(-child.pid, 'SIGKILL')
  child.emit('close', null)
  expect(await exit).toEqual({ code: 124, output: '\nstopped: no output for 1 s\n' })
})

test('start reports a program that is missing in its output, and closes', async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  const child = start('no-such-program', [])
  const output: string[] = []
  child.stderr.on('data', (part) => output.push(String(part)))
  await new Promise((resolve) => child.once('close', resolve))
  expect(output.join('')).toBe('spawn no-such-program ENOENT\n')
})
