import { run } from '../../../scripts/lib/spawn.mjs'

const program = `
  import { startPostgres } from './scripts/lib/postgres.mjs'
  const postgres = await startPostgres()
  await postgres.stop()
  process.exitCode = 3
`

test('a process that has run PostgreSQL ends with its own exit code', async () => {
  expect(await run(process.execPath, ['--input-type=module', '--eval', program])).toEqual({ code: 3, output: '' })
})
