/** A region by its code and its official name. */
export interface NamedRegion {
  readonly code: string
  readonly name: string
}

const PEOPLES =
  '(?:(?:朝鲜|土家|苗|藏|彝|羌|布依|侗|哈尼|壮|傣|白|景颇|傈僳|回|蒙古|满|瑶|仡佬|畲|黎|水|佤|拉祜|布朗|怒|独龙|普米|纳西|各|仫佬|毛南|东乡|保安|撒拉|裕固|土|达斡尔|鄂温克|鄂伦春|锡伯)族|柯尔克孜|哈萨克|维吾尔|塔吉克|蒙古)*'
const ENDINGS = new RegExp(`(?:${PEOPLES}自治[区州县旗]|特别行政区|地区|[省市区县盟旗])$`)

/** Returns a name as people write it, without what says its level: 浙江省 浙江, 延边朝鲜族自治州 延边. One character is no name. */
export function shortName(name: string): string {
  // 内蒙古自治区 is called by a people that is a part of its name.
  const short = [name.replace(ENDINGS, ''), name.replace(/自治[区州县旗]$/, '')].find((text) => text.length > 1)
  return short ?? name
}

/** After a short name these mean that something else was named: 吉林 of 吉林市, 南京 of 南京西路, 上海 of 上海路. */
const ELSE =
  /^(?:[省市区县州盟旗镇乡村]|自治|特别|[东西南北中]?[一二三四五六七八九十]?(?:大道|大街|路|街|道|巷|弄)|(?:广场|大厦|大楼|花园|花苑|公园|小区|新村|公寓|大学|学院|医院|中学|小学|酒店|宾馆|饭店|商场|商城|机场|火车站|大桥))/

/** Returns the number of leading characters of a text that name a region; 0 when none do. */
function matched(text: string, name: string): number {
  if (text.startsWith(name)) return name.length
  const short = shortName(name)
  if (short === name || !text.startsWith(short)) return 0
  const rest = text.slice(short.length)
  // 延边州, 广西省: the level in fewer words than the name has.
  const level = /^[州省](?!.{0,1}[路街])/.exec(rest)
  if (level && /自治/.test(name)) return short.length + 1
  return ELSE.test(rest) ? 0 : short.length
}

/** A region that one of the parts begins with, and the parts without it. */
export interface RegionMatch {
  readonly region: NamedRegion
  /** Index of the part that matched. */
  readonly at: number
  readonly parts: readonly string[]
}

/** Takes the region out of the first part that begins with one; of several that fit, the longest name. */
export function matchRegion(parts: readonly string[], regions: readonly NamedRegion[]): RegionMatch | null {
  for (const [at, part] of parts.entries()) {
    let best: { region: NamedRegion; length: number } | null = null
    for (const region of regions) {
      const length = matched(part, region.name)
      if (length > (best?.length ?? 0)) best = { region, length }
    }
    if (best) {
      const { length, region } = best
      return { region, at, parts: parts.map((text, n) => (n === at ? text.slice(length) : text)) }
    }
  }
  return null
}

/** Removes a region that a part begins with again: by its whole name, or by its short one if `next` follows. */
function withoutRepeat(part: string, region: NamedRegion, next: NamedRegion | null): string {
  if (part.startsWith(region.name)) return part.slice(region.name.length)
  const length = matched(part, region.name)
  return length > 0 && next && matched(part.slice(length), next.name) > 0 ? part.slice(length) : part
}

/** Returns a match whose part does not name the region once more (浙江省浙江省杭州市). */
export function withoutEcho(match: RegionMatch): RegionMatch {
  const { at, region } = match
  const part = match.parts[at] ?? ''
  if (!part.startsWith(region.name)) return match
  return { ...match, parts: match.parts.map((text, n) => (n === at ? text.slice(region.name.length) : text)) }
}

/** Removes province and city from parts that name them once more (浙江省 杭州市 浙江省杭州市西湖区文三路). */
export function withoutRepeats(
  parts: readonly string[],
  province: NamedRegion | null,
  city: NamedRegion | null,
): readonly string[] {
  const withoutProvince = province ? parts.map((part) => withoutRepeat(part, province, city)) : parts
  const rest = city ? withoutProvince.map((part) => withoutRepeat(part, city, null)) : withoutProvince
  return rest.filter((part) => part !== '')
}
