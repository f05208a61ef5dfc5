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

// A language that no machine has stands for one that is named and not installed.
test.each([
  { LANG: 'xx_XX.UTF-8', LC_ALL: undefined },
  { LANG: undefined, LC_ALL: 'xx_XX.UTF-8' },
  { LANG: 'de_DE.UTF-8', LC_ALL: undefined, LC_MESSAGES: 'xx_XX.UTF-8' },
  { LANG: undefined, LC_ALL: 'C' },
  { LANG: undefined, LC_ALL: undefined },
])('PostgreSQL starts and prints nothing in the language %j', async (env) => {
  expect(await run(process.execPath, ['--input-type=module', '--eval', program], { env })).toEqual({
    code: 3,
    output: '',
  })
})
