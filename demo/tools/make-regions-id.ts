/**
 * Makes server/src/opening/regions-id.json and villages-id.txt from the tables of npm idn-area-data and the postcodes
 * of npm geografis (docs/regions.md names versions, date and licences). Get both with `npm pack` into scratch folders,
 * then: `tsx make-regions-id.ts <idn-area-data's data folder> <geografis' data/json/data.json>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Row {
  readonly code: string
  readonly parent: string
  readonly name: string
}

/** Rows of `code,[parent,]name`; codes are written with dots, and no name has a bar or a semicolon. */
function rowsOf(directory: string, file: string): Row[] {
  const [, ...lines] = readFileSync(join(directory, file), 'utf8').trim().split(/\r?\n/)
  return lines.map((line) => {
    const [code = '', ...rest] = [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    )
    // A quotation mark within a name stands for an apostrophe (Ra'as).
    const name = (rest.at(-1) ?? '').replaceAll('""', "'")
    if (name === '' || rest.length > 2 || /[|;]/.test(name)) throw new Error(`unexpected row: ${line}`)
    return { code: code.replaceAll('.', ''), parent: rest.length > 1 ? (rest[0] ?? '').replaceAll('.', '') : '', name }
  })
}

/** One village of geografis; its code is written with dots, `postal` is null where it is not known. */
interface PostalRow {
  readonly code: string
  readonly postal: number | null
  readonly city: string
  readonly district: string
  readonly village: string
}

const folded = (...names: string[]): string => names.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, '')).join()

/**
 * Returns the postcode of a village: by its code, by its names where a district has a new code, else that of its
 * district where all its villages have the same one; '' where none is known.
 */
function postcodeReader(file: string): (village: Row, district: Row, city: Row) => string {
  const rows = (JSON.parse(readFileSync(file, 'utf8')) as PostalRow[]).filter(({ postal }) => postal !== null)
  const ofCode = new Map(rows.map(({ code, postal }) => [code.replaceAll('.', ''), String(postal)]))
  const ofNames = new Map(rows.map((row) => [folded(row.city, row.district, row.village), String(row.postal)]))
  const ofDistrict = new Map<string, Set<string>>()
  for (const { city, district, postal } of rows) {
    const key = folded(city, district)
    ofDistrict.set(key, (ofDistrict.get(key) ?? new Set()).add(String(postal)))
  }
  return (village, district, city) => {
    const all = [...(ofDistrict.get(folded(city.name, district.name)) ?? [])]
    const only = all.length === 1 ? all[0] : undefined
    return ofCode.get(village.code) ?? ofNames.get(folded(city.name, district.name, village.name)) ?? only ?? ''
  }
}

/** Writes a line a district, its villages by their postcodes: `317403;12720|1003Pela Mampang;12790|1001...|1004...`. */
function writeVillages(directory: string, postcodes: string, cities: readonly Row[], districts: readonly Row[]): void {
  const postcodeOf = postcodeReader(postcodes)
  const villages = rowsOf(directory, 'villages.csv')
  const city = new Map(cities.map((row) => [row.code, row]))
  const inside = new Map<string, Row[]>()
  for (const village of villages) inside.set(village.parent, [...(inside.get(village.parent) ?? []), village])
  const lines = districts.map((district) => {
    const top = city.get(district.parent)
    if (!top) throw new Error(`no city of ${district.code}`)
    const groups: Record<string, string[]> = {}
    for (const village of inside.get(district.code) ?? []) {
      const postcode = postcodeOf(village, district, top)
      groups[postcode] = [...(groups[postcode] ?? []), village.code.slice(-4) + village.name]
    }
    return [district.code, ...Object.entries(groups).map(([code, names]) => [code, ...names].join('|'))].join(';')
  })
  writeFileSync(fileURLToPath(new URL(`${OPENING}villages-id.txt`, import.meta.url)), `${lines.join('\n')}\n`)
  console.log(`${villages.length} villages`)
}

const OPENING = '../../server/src/opening/'

function main(directory = '', postcodes = ''): void {
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
  const file = fileURLToPath(new URL(`${OPENING}regions-id.json`, import.meta.url))
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`)
  console.log(`${provinces.length} provinces, ${cities.length} cities, ${districts.length} districts`)
  writeVillages(directory, postcodes, cities, districts)
}

main(...process.argv.slice(2))
