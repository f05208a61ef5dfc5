/**
 * Makes server/src/opening/regions-id.json from provinces.csv, regencies.csv and districts.csv of npm idn-area-data
 * (docs/regions.md names version, date and licence). Get it with `npm pack` into a scratch folder, then:
 * `tsx make-regions-id.ts <package/data>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Row {
  readonly code: string
  readonly parent: string
  readonly name: string
}

/** Rows of `code,[parent,]name`; codes are written with dots, and no name has a comma or a bar. */
function rowsOf(directory: string, file: string): Row[] {
  const [, ...lines] = readFileSync(join(directory, file), 'utf8').trim().split(/\r?\n/)
  return lines.map((line) => {
    const [code = '', ...rest] = line.split(',')
    // One name is quoted because of a quotation mark that stands for an apostrophe (Ra'as).
    const name = (rest.at(-1) ?? '').replace(/^"(.*)"$/, '$1').replace('""', "'")
    if (rest.length > 2 || /["|]/.test(name)) throw new Error(`unexpected row: ${line}`)
    return { code: code.replaceAll('.', ''), parent: rest.length > 1 ? (rest[0] ?? '').replaceAll('.', '') : '', name }
  })
}

function main(directory = ''): void {
  const [provinces, cities, districts] = ['provinces', 'regencies', 'districts'].map((name) =>
    rowsOf(directory, `${name}.csv`),
  ) as [Row[], Row[], Row[]]
  const under = (rows: readonly Row[], parent: string) => rows.filter((row) => row.parent === parent)
  const tail = ({ code, name }: Row) => code.slice(-2) + name
  const table = Object.fromEntries(
    provinces.map((province) => [
      province.code + province.name,
      under(cities, province.code).map((city) => [tail(city), ...under(districts, city.code).map(tail)].join('|')),
    ]),
  )
  const file = fileURLToPath(new URL('../../server/src/opening/regions-id.json', import.meta.url))
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`)
  console.log(`${provinces.length} provinces, ${cities.length} cities, ${districts.length} districts`)
}

main(...process.argv.slice(2))
