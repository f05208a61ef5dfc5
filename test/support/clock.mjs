/**
 * Loaded into a server by `--import`: its clock runs ahead of the machine's by as many milliseconds as the file
 * `TEST_CLOCK` says, so that a test lets a day go by without waiting for it. Threads of the server have the same clock.
 */
import { readFileSync, watchFile } from 'node:fs'

const file = process.env.TEST_CLOCK ?? ''
const MachineDate = Date
let ahead = 0

function read() {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    ahead = 0
  }
}
read()
watchFile(file, { interval: 50, persistent: false }, read)

const now = () => MachineDate.now() + ahead
globalThis.Date = new Proxy(MachineDate, {
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new MachineDate(now()).toString(),
})
