import { sources } from './sources'

/** Creations of what emits 'error' by itself, outside of any call that could fail: unheard, each ends the process. */
const EMITTER =
  /new (?:Worker|Socket|pg\.Client|pg\.Pool|Client|Pool)\(|(?<![.\w])(?:spawn|fork|createServer|createReadStream|createWriteStream|createGzip|createGunzip|createBrotliCompress)\(|net\.(?:connect|createServer)\(/g
const LISTENER = /\.(?:on|once)\(\s*'error'/g
/** Listens to both of its ends. */
const PIPELINE = /\b(?:pipeline|pipe)\(\w/g

/** Files that hand their emitter to who listens, by the reason. */
const listenersElsewhere: Readonly<Record<string, string>> = {
  'server/src/db/batching-socket.ts':
    'the driver that asks for the socket listens to it, from before it connects until it is closed',
}

const count = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].length
const files = sources('server', 'scripts', 'bench', 'config').filter(({ code }) => /from '(?:node:|pg)/.test(code))

test('every client, socket, stream, server, worker and child process has a listener for its errors', () => {
  const counts = files.flatMap(({ file, code }) => {
    const emitters = count(code, EMITTER)
    return emitters === 0 ? [] : [{ file, emitters, listeners: count(code, LISTENER) + 2 * count(code, PIPELINE) }]
  })
  expect(counts.length).toBeGreaterThan(12)
  const unheard = counts.filter(({ emitters, listeners }) => listeners < emitters).map(({ file }) => file)
  expect(unheard).toEqual(Object.keys(listenersElsewhere))
})
