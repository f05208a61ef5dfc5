import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import { type currencies, currencyCodes } from '@storefront/contract/domain/site/currencies'
import { templateNames } from '@storefront/contract/domain/site/opening'
import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { type Config, ConfigError, readConfig } from './config'
import { DatabaseStartError, openDatabase } from './db'
import { Failure } from './failure'
import { errorMessage, languages } from './kernel/i18n'
import { messageOf } from './lib/error'
import { isTimeZone } from './lib/zone'
import { type OpeningDeps, openSite } from './opening/open-site'
import { createPorts } from './ports'

/** What cannot go on, in one sentence. */
class UsageError extends Error {}

const USAGE = `npm run site -- create --slug <name> --name <title> --owner <mobile> [--currency CNY] [--language zh-cn] [--zone Asia/Shanghai] [--template empty]
  --template   ${templateNames.join(', ')}
  --currency   ${currencyCodes.join(', ')}
  --language   ${languages.join(', ')}`

const optionNames = ['slug', 'name', 'owner', 'currency', 'language', 'zone', 'template', 'file'] as const
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

type Command = (deps: OpeningDeps, options: Options, config: Config) => Promise<string>

const create: Command = async (deps, options, config) => {
  const owner = required(options, 'owner')
  if (!isMobile(owner)) throw new UsageError('--owner must be a mobile number of 11 digits.')
  const time_zone = options.zone ?? 'Asia/Shanghai'
  if (!isTimeZone(time_zone)) throw new UsageError('--zone must be a time zone like Asia/Shanghai.')
  const site = await openSite(deps, {
    ...{ slug: required(options, 'slug'), name: required(options, 'name'), owner, time_zone },
    language: choice(options, 'language', languages, DEFAULT_LANGUAGE),
    currency: choice(options, 'currency', currencyCodes, 'CNY' satisfies keyof typeof currencies),
    template: choice(options, 'template', templateNames, 'empty'),
  })
  if (site instanceof Failure) throw new UsageError(errorMessage('en', site.name, site.data))
  const origin = config.publicUrl || `http://localhost:${config.port}`
  return `${origin}/mobile-t/${site.slug}/ is open; ${origin}/studio-t/${site.slug}/ is its studio, for ${owner}.`
}

const commands: Readonly<Record<string, Command>> = { create }

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
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, poolMax: 2 }, print)
  try {
    const ports = await createPorts({ ...config, storage: config.s3 ? { kind: 's3', ...config.s3 } : { kind: 'disk' } })
    print(await command({ database, ports }, values as Options, config))
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof UsageError || error instanceof ConfigError || error instanceof DatabaseStartError
  process.stderr.write(`${isExpected || !(error instanceof Error) ? messageOf(error) : (error.stack ?? error.message)}\n`)
  process.exitCode = 1
})
