import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { readConfig } from '../../../server/src/config'
import { settingsSchema } from '../../../server/src/config-schema'
import { environmentOf, readCompose, readOperations, readYaml, type Service, variablesOf } from '../../support/compose'

const root = path.resolve(__dirname, '../../..')
const compose = readCompose()
const services = Object.entries(compose.services)
/** Services of the image of this repository. */
const ownServices = services.filter(([, { build }]) => build)
const containerfile = readOperations('Containerfile')
const settings = parseEnv(readOperations('compose.env.example')) as Record<string, string>
/** Values for the settings that a person fills in. */
const values = {
  ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value || 'a-long-word-of-a-test'])),
  CREDENTIAL_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64'),
}

const isOnce = ({ restart }: Service): boolean => restart === 'no' || restart === 'on-failure'

describe('a service of the compose file', () => {
  test.each(services)('%s names a version of its image', (_, { image, build }) => {
    expect(image).toMatch(build ? /^storefront:latest$/ : /^[\w./-]+:(?!latest$)[\w.-]*\d[\w.-]*$/)
  })

  test.each(services)('%s starts again, and says how it is', (_, service) => {
    if (isOnce(service)) return
    expect(service.restart).toBe('unless-stopped')
    expect(service.healthcheck ?? (service.build && /^HEALTHCHECK /m.exec(containerfile))).toBeTruthy()
  })

  test.each(services)('%s waits for services that are there, and mounts what is there', (_, service) => {
    for (const name of Object.keys(service.depends_on ?? {})) expect(Object.keys(compose.services)).toContain(name)
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('.'))
        expect([source, existsSync(path.join(root, 'operations', source))]).toEqual([source, true])
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
  })

  test.each(ownServices)('%s has no rights that it does not need', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      build: { context: '..', dockerfile: 'operations/Containerfile' },
    })
  })

  test.each(ownServices)('%s runs a program of the output, with settings that the server knows', (_, service) => {
    const [program, file = ''] = service.command ?? []
    expect(program).toBe('node')
    expect(readFileSync(path.join(root, 'scripts/build/server/bundle.mjs'), 'utf8')).toContain(
      `  ${path.basename(file, '.js')}: 'server/src/`,
    )
    const environment = environmentOf(service, values)
    expect(Object.keys(environment).filter((name) => !(name in settingsSchema.properties))).toEqual([])
    expect(() => readConfig(environment)).not.toThrow()
  })
})

test('the compose file and its settings name the same variables', () => {
  const names = new Set(variablesOf(readOperations('compose.yaml')))
  expect([...names].sort()).toEqual(Object.keys(settings).sort())
})

test('two servers leave what is due to another process, and one process does only that', () => {
  const modes = ownServices.map(([name, { environment }]) => [name, environment?.JOBS])
  expect(modes).toEqual([
    ['migrate', undefined],
    ['server-1', 'off'],
    ['server-2', 'off'],
    ['jobs', 'only'],
  ])
})

test("only the step of migrations has the password of the tables' owner", () => {
  const readers = services.filter(([, service]) => JSON.stringify(service.environment ?? {}).includes('OWNER_PASSWORD'))
  expect(readers.map(([name]) => name)).toEqual(['database', 'migrate'])
})

test('proxy and monitoring name services and their ports', () => {
  const upstreams = [...readOperations('proxy/Caddyfile').matchAll(/([\w-]+):(\d{4})\b/g)].map(([, name]) => name)
  const { scrape_configs } = readYaml('prometheus/prometheus.yaml') as {
    scrape_configs: { static_configs: { targets: string[] }[] }[]
  }
  const targets = scrape_configs.flatMap((one) => one.static_configs.flatMap((config) => config.targets))
  expect(targets.length).toBeGreaterThan(0)
  for (const name of [...upstreams, ...targets.map((target) => target.split(':')[0])])
    expect(Object.keys(compose.services)).toContain(name)
})

describe('the container file', () => {
  const stages = containerfile.split(/^(?=FROM )/m).filter((part) => part.startsWith('FROM '))
  const last = stages.at(-1) ?? ''

  test('begins each stage with the Node of .nvmrc', () => {
    const node = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim()
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^FROM node:${node}-bookworm-slim( AS \\w+)?\\n`))
  })

  test('copies files that are there', () => {
    const copies = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    )
    expect(copies.length).toBeGreaterThan(0)
    expect(copies.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  test('copies the manifest of each workspace before it installs', () => {
    const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
    for (const workspace of workspaces)
      expect(containerfile).toContain(`COPY ${workspace}/package.json ${workspace}/\n`)
  })

  test('ends as a user without rights, with a health check and the program of the output', () => {
    expect(last.match(/^USER .*$/gm)).toEqual(['USER node'])
    expect(last.lastIndexOf('COPY ')).toBeLessThan(last.indexOf('USER node'))
    expect(last).toMatch(/^HEALTHCHECK /m)
    expect(last.trimEnd().endsWith('CMD ["node", "dist/server/main.js"]')).toBe(true)
  })

  test('keeps secrets and outputs of the checkout out of the image', () => {
    const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '.env', '.env.*', '.data', 'dist', '.git']))
  })
})
