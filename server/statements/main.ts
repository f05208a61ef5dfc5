import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { migrate, readMigrations } from '../src/db/migrate'
import { openPostgres } from '../src/db/postgres'
import { checkStatements } from './check-statements'
import { openDescriptions } from './describe'
import { acrossTenantsExceptions } from './across-tenants'
import { exceptions } from './exceptions'
import { judge } from './judge'

const server = fileURLToPath(new URL('..', import.meta.url))

function openProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const config = ts.getParsedCommandLineOfConfigFile(path.join(server, 'tsconfig.json'), {}, host)
  if (!config) throw new Error('server/tsconfig.json cannot be read')
  return ts.createProgram(config.fileNames, config.options)
}

/** Checks every statement of the server against the empty database of DATABASE_URL, which it migrates. */
async function main(): Promise<void> {
  const url = process.env.DATABASE_URL ?? ''
  const driver = await openPostgres({ url, max: 1 })
  await migrate(driver, await readMigrations())
  await driver.close()
  const program = openProgram()
  const root = path.join(server, 'src')
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${root}/`))
  const { describe, close } = await openDescriptions(url)
  const { statements, findings } = await checkStatements(program, files, root, describe)
  await close()
  const problems = judge(findings, [...exceptions, ...acrossTenantsExceptions])
  for (const line of problems) console.log(line)
  console.log(
    `${statements} statements, ${exceptions.length} exceptions, ${acrossTenantsExceptions.length} functions across tenants, ${problems.length} problems`,
  )
  process.exitCode = problems.length > 0 ? 1 : 0
}

void main()
