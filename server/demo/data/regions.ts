import table from './regions.json'

/** One administrative region of China; codes have 2, 4 or 6 digits, `parent` is '' for a province (spec 3). */
interface RegionSeed {
  code: string
  name: string
  parent: string
  level: 'province' | 'city' | 'district'
}

/**
 * All regions, each after its parent. The table has names prefixed with the two digits they add, a line a
 * city with its districts after it: `{ "33浙江省": ["01杭州市 02上城区 ...", ...], ... }`. Below Taiwan province the digits are ours, because the
 * national standard has none; a city without districts appears as its own district, `...00`.
 */
export function regions(): RegionSeed[] {
  const out: RegionSeed[] = []
  for (const [province, cities] of Object.entries(table)) {
    const top = add(out, province, '', 'province')
    for (const city of cities) {
      const [name = '', ...districts] = city.split(' ')
      const middle = add(out, name, top, 'city')
      for (const district of districts) add(out, district, middle, 'district')
    }
  }
  return out
}

function add(out: RegionSeed[], text: string, parent: string, level: RegionSeed['level']): string {
  const code = parent + text.slice(0, 2)
  out.push({ code, name: text.slice(2), parent, level })
  return code
}
