import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startTestApp, type TestApp } from '../support/app'

let folder: string
let apps: TestApp[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
  apps = []
})
afterEach(async () => {
  for (const app of apps) await app.stop()
  rmSync(folder, { recursive: true })
})

const buildsDir = () => join(folder, 'builds')

/** Makes the outputs of one build, in folders of its own. @param hash of its scripts' names */
function makeBuild(hash: string) {
  const dirs = { h5Dir: join(folder, hash, 'h5'), studioDir: join(folder, hash, 'studio') }
  mkdirSync(join(dirs.h5Dir, 'js'), { recursive: true })
  mkdirSync(join(dirs.studioDir, 'assets'), { recursive: true })
  const page = (script: string) =>
    `<!doctype html><html><head><script src="${script}"></script></head><body></body></html>`
  writeFileSync(join(dirs.h5Dir, 'index.html'), page(`/mobile/js/app.${hash}.js`))
  writeFileSync(join(dirs.h5Dir, `js/app.${hash}.js`), `run('${hash}')`)
  writeFileSync(join(dirs.h5Dir, `js/app.${hash}.js.gz`), gzipSync(`run('${hash}')`))
  writeFileSync(join(dirs.studioDir, 'index.html'), page(`/studio/assets/index-${hash}.js`))
  writeFileSync(join(dirs.studioDir, `assets/index-${hash}.js`), `work('${hash}')`)
  return dirs
}

async function startBuild(hash: string): Promise<TestApp> {
  const app = await startTestApp({ ...makeBuild(hash), buildsDir: buildsDir() })
  apps.push(app)
  return app
}

/** Returns what a process replies to a script of a build: its status and how long it may be kept. */
async function scriptOf(app: TestApp, hash: string) {
  const { statusCode, headers, body } = await app.app.fastify.inject({
    url: `/mobile/js/app.${hash}.js`,
    headers: { accept: '*/*' },
  })
  return [statusCode, statusCode === 200 ? body : '', headers['cache-control']]
}
const FOREVER = 'public, max-age=31536000, immutable'

describe('a page that was opened before an exchange of builds', () => {
  test('loads its scripts from the process of the next build', async () => {
    await startBuild('aaaaaa01')
    const next = await startBuild('bbbbbb02')
    rmSync(join(folder, 'aaaaaa01'), { recursive: true })
    expect(await scriptOf(next, 'aaaaaa01')).toEqual([200, "run('aaaaaa01')", FOREVER])
    const studio = await next.app.fastify.inject({ url: '/studio/assets/index-aaaaaa01.js' })
    expect([studio.statusCode, studio.body, studio.headers['cache-control']]).toEqual([
      200,
      "work('aaaaaa01')",
      FOREVER,
    ])
  })

  test('loads its scripts from its own process after a build in the same place', async () => {
    const own = await startBuild('aaaaaa01')
    rmSync(join(folder, 'aaaaaa01'), { recursive: true })
    expect(await scriptOf(own, 'aaaaaa01')).toEqual([200, "run('aaaaaa01')", FOREVER])
  })
})

test('a page of a newer process loads its scripts from an older one, compressed', async () => {
  const older = await startBuild('aaaaaa01')
  await startBuild('bbbbbb02')
  expect(await scriptOf(older, 'bbbbbb02')).toEqual([200, "run('bbbbbb02')", FOREVER])
  const { headers } = await older.app.fastify.inject({
    url: '/mobile/js/app.bbbbbb02.js',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(headers['content-encoding']).toBe('gzip')
})

test('two builds before the present one are kept, for a month at most', async () => {
  for (const hash of ['aaaaaa01', 'bbbbbb02', 'cccccc03']) await startBuild(hash)
  // Files of one moment have no order.
  for (const [index, name] of readdirSync(buildsDir()).sort().entries())
    utimesSync(join(buildsDir(), name), index, Date.now() / 1000 - 60)
  const last = await startBuild('dddddd04')
  const statuses = async () =>
    Promise.all(['aaaaaa01', 'bbbbbb02', 'cccccc03', 'dddddd04'].map(async (hash) => (await scriptOf(last, hash))[0]))
  expect((await statuses()).filter((status) => status === 200)).toHaveLength(3)
  expect((await statuses())[3]).toBe(200)

  for (const name of readdirSync(buildsDir())) utimesSync(join(buildsDir(), name), 0, Date.now() / 1000 - 31 * 86_400)
  const again = await startBuild('dddddd04')
  expect(await scriptOf(again, 'cccccc03')).toEqual([404, '', undefined])
  expect(await scriptOf(again, 'dddddd04')).toEqual([200, "run('dddddd04')", FOREVER])
})

test.each([
  'js/app.eeeeee05.js',
  '../secret.aaaaaa01.txt',
  '..%2Fsecret.aaaaaa01.txt',
  'js/../../../secret.aaaaaa01.txt',
])('a name %s that no build has is not found', async (name) => {
  const app = await startBuild('aaaaaa01')
  writeFileSync(join(folder, 'secret.aaaaaa01.txt'), 'secret')
  writeFileSync(join(buildsDir(), 'secret.aaaaaa01.txt'), 'secret')
  expect((await app.app.fastify.inject({ url: `/mobile/${name}`, headers: { accept: '*/*' } })).body).not.toContain(
    'secret',
  )
})

test('a build is served from its output where its files cannot be kept', async () => {
  writeFileSync(join(folder, 'file'), '')
  const app = await startTestApp({ ...makeBuild('aaaaaa01'), buildsDir: join(folder, 'file') })
  apps.push(app)
  expect(await scriptOf(app, 'aaaaaa01')).toEqual([200, "run('aaaaaa01')", FOREVER])
  expect(existsSync(buildsDir())).toBe(false)
})
