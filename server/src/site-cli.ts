import { isTimeZone } from '@storefront/contract/domain/named-zone'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { countries, countryOf } from '@storefront/contract/domain/country/country'
import { keysOf } from '@storefront/contract/domain/keys-of'
import { isMobile, normalizeMobile } from '@storefront/contract/domain/account/mobile'
import { currencyCodes } from '@storefront/contract/domain/site/currencies'
import { templateNames } from '@storefront/contract/domain/site/opening'
import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { type Config, readConfig } from './config'
import { openDatabase } from './db'
import { Failure } from './core/failure'
import { errorMessage, languages } from './core/i18n'
import { retryJobs, troubledJobs } from './jobs/troubled-jobs'
import { messageOf, StartError } from './lib/error'
import { ArchiveError } from './opening/archive-files'
import { exportSite } from './opening/export-site'
import { importSite } from './opening/import-site'
import { type OpeningDeps, openSite } from './opening/open-site'
import { moveSite } from './opening/move-site'
import { addRegions } from './opening/regions'
import { resealSecrets } from './opening/reseal'
import { retireDoorKeys } from './opening/retire-keys'
import type { Ports } from './core/ports.types'
import { createPorts } from './ports'

/** An error of usage, described in one sentence. */
class UsageError extends Error {}

const USAGE = `npm run site -- create --slug <name> --name <title> --owner <mobile> [--country CN] [--currency CNY] [--language zh-cn] [--zone Asia/Shanghai] [--template empty]
       npm run site -- domain --slug <name> --host <shop.example.com>
       npm run site -- export --slug <name> --file <archive>
       npm run site -- import --file <archive> [--slug <name>]
       npm run site -- retire-ticket-keys --slug <name>
       npm run site -- move --slug <name> --country ID
       npm run site -- reseal
       npm run site -- regions
       npm run site -- jobs [--slug <name>]
       npm run site -- retry --slug <name> [--kind <kind>] [--key <key>]
  --template   ${templateNames.join(', ')}
  --country    ${keysOf(countries).join(', ')}; its currency and its time zone are the defaults
  --currency   ${currencyCodes.join(', ')}
  --language   ${languages.join(', ')}`

const optionNames = [
  'slug',
  'name',
  'owner',
  'country',
  'currency',
  'language',
  'zone',
  'template',
  'file',
  'host',
  'kind',
  'key',
] as const
type Options = Partial<Record<(typeof optionNames)[number], string>>

function required(options: Options, name: keyof Options): string {
  const value = options[name]?.trim()
  if (!value) throw new UsageError(`--${name} is missing.\n${USAGE}`)
  return value
}

function choice<T extends string>(options: Options, name: keyof Options, all: readonly T[], standard: T): T {
  const value = options[name] ?? standard
  const match = all.find((one) => one === value)
  if (match === undefined) throw new UsageError(`--${name} must be one of ${all.join(', ')}.`)
  return match
}

type Command = (
  deps: OpeningDeps & { ports: Pick<Ports, 'vault'> },
  options: Options,
  config: Config,
) => Promise<string>

const create: Command = async (deps, options, config) => {
  const country = countryOf(choice(options, 'country', keysOf(countries), 'CN'))
  const owner = normalizeMobile(required(options, 'owner'), country)
  if (!isMobile(owner, country)) throw new UsageError(`--owner must be a mobile number of ${country.names.en}.`)
  const time_zone = options.zone ?? country.timeZone
  if (!isTimeZone(time_zone)) throw new UsageError('--zone must be a time zone like Asia/Shanghai.')
  const site = await openSite(deps, {
    ...{ slug: required(options, 'slug'), name: required(options, 'name'), owner, time_zone },
    country: country.code,
    language: choice(options, 'language', languages, DEFAULT_LANGUAGE),
    currency: choice(options, 'currency', currencyCodes, country.currency),
    template: choice(options, 'template', templateNames, 'empty'),
  })
  if (site instanceof Failure) throw new UsageError(errorMessage('en', site.name, site.data))
  const origin = config.publicUrl || `http://localhost:${config.port}`
  return `${origin}/mobile-t/${site.slug}/ is open; ${origin}/studio-t/${site.slug}/ is its studio, for ${owner}.`
}

const exportToFile: Command = async (deps, options) => {
  const [slug, file] = [required(options, 'slug'), required(options, 'file')]
  const total = await exportSite(deps, slug, file)
  if (!total) throw new UsageError(`There is no site ${slug}.`)
  return `${file}: ${total.rows} rows and ${total.files} files of ${slug}.`
}

const importFromFile: Command = async (deps, options) => {
  const site = await importSite(deps, required(options, 'file'), options.slug)
  if (site instanceof Failure) throw new UsageError(`${errorMessage('en', site.name, site.data)}. Give another --slug.`)
  return `${site.slug} is there; its hosts, app ids and credentials have to be given anew.`
}

const HOST = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** A host leads to one site of all, so whoever runs the server gives it. */
const domain: Command = async ({ database }, options) => {
  const [slug, host] = [required(options, 'slug'), required(options, 'host').toLowerCase()]
  if (!HOST.test(host)) throw new UsageError('--host must be a domain like shop.example.com, without a port.')
  return database.owner.tx(async (tx) => {
    const rows = await tx.rows(
      `insert into tenant_domain (host, tenant_id, is_main)
        select $1, t.tenant_id, not exists (select 1 from tenant_domain d where d.tenant_id = t.tenant_id and d.is_main) from tenant t where t.slug = $2
        on conflict do nothing returning 1`,
      [host, slug],
    )
    if (rows.length === 0) throw new UsageError(`There is no site ${slug}, or ${host} leads to one already.`)
    return `${host} leads to ${slug}.`
  })
}

const retireTicketKeys: Command = async ({ database, ports }, options) => {
  const slug = required(options, 'slug')
  const count = await retireDoorKeys(database, slug, ports.clock.now())
  if (count === null) throw new UsageError(`There is no site ${slug}.`)
  return `${count} ${count === 1 ? 'key' : 'keys'} of ${slug} retired; the next code makes a new one.`
}

/** Numbers that were typed before are written in the form of the new country. */
const move: Command = async ({ database }, options) => {
  const slug = required(options, 'slug')
  const country = countryOf(choice({ country: required(options, 'country') }, 'country', keysOf(countries), 'CN'))
  const result = await moveSite(database, slug, country)
  if (!result) throw new UsageError(`There is no site ${slug}.`)
  const { changedCount, foreignCount, conflictCount } = result
  return [
    `${slug} is in ${country.names.en}; ${changedCount} mobile numbers were written in its form.`,
    `${foreignCount} accounts have a number of another country, and ${conflictCount} one that another account has, too: change them in the studio.`,
    'Shipping templates name regions of the country before: set them anew.',
  ].join('\n')
}

/** After it the keys behind the first one of CREDENTIAL_KEY can go. */
const reseal: Command = async ({ database, ports }) => {
  if (!ports.vault.isReady) throw new UsageError('There is no key to seal by: CREDENTIAL_KEY.')
  const count = await resealSecrets(database, ports.vault)
  return `${count} secrets were sealed by the first key; the others are no longer needed.`
}

/** Countries in which a site is, or to which one sends. */
const COUNTRIES = `select country from tenant
  union select jsonb_array_elements_text(coalesce(config -> 'ship_to', '[]')) from tenant order by country`

/** Adds the regions that the countries of all sites lack, for instance after an upgrade that brings a newer table. */
const addMissingRegions: Command = async ({ database }) =>
  database.owner.tx(async (tx) => {
    const rows = await tx.rows<{ country: string }>(COUNTRIES)
    const lines: string[] = []
    for (const { country } of rows) lines.push(`${country}: ${await addRegions(tx, country)} regions were added.`)
    return lines.join('\n')
  })

/** Personal data stays out of it: the messages of errors are redacted when they are stored. */
const jobs: Command = async ({ database }, { slug }) => {
  const rows = await troubledJobs(database.owner, slug ?? null)
  if (rows.length === 0) return 'No job has failed.'
  const lines = rows.map(({ slug, kind, key, attempts, run_at, failed_at, last_error }) => {
    const next = failed_at === null ? `next try ${run_at}` : `failed ${failed_at}`
    return `${slug} ${kind} ${key}: ${attempts} tries, ${next}: ${last_error}`
  })
  return lines.join('\n')
}

const retry: Command = async ({ database, ports }, options) => {
  const slug = required(options, 'slug')
  const one = { slug, kind: options.kind ?? null, key: options.key ?? null }
  const count = await retryJobs(database.owner, one, ports.clock.now())
  return `${count} failed ${count === 1 ? 'job' : 'jobs'} of ${slug} will be tried again.`
}

const commands: Readonly<Record<string, Command>> = {
  create,
  domain,
  export: exportToFile,
  import: importFromFile,
  move,
  'retire-ticket-keys': retireTicketKeys,
  reseal,
  regions: addMissingRegions,
  jobs,
  retry,
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(optionNames.map((name) => [name, { type: 'string' as const }])),
  })
  const command = commands[positionals[0] ?? '']
  if (!command) throw new UsageError(USAGE)
  const config = readConfig(process.env)
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  const { databaseUrl: url, dataDir, appRole, migrates } = config
  const database = await openDatabase({ url, dataDir, appRole, migrates, poolMax: 2 }, print)
  try {
    const ports = await createPorts({ ...config, storage: config.s3 ? { kind: 's3', ...config.s3 } : { kind: 'disk' } })
    print(await command({ database, ports }, values as Options, config))
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof UsageError || error instanceof ArchiveError || error instanceof StartError
  process.stderr.write(
    `${isExpected || !(error instanceof Error) ? messageOf(error) : (error.stack ?? error.message)}\n`,
  )
  process.exitCode = 1
})
